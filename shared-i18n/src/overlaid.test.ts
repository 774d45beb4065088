import { expect, test } from '@rstest/core';
import { makeLanguage } from './language.ts';
import { overlaid } from './overlaid.ts';

test('[I18-01][MFE-08] overrides replace messages of a language, and the others are unchanged', () => {
  const received: string[] = [];
  const language = makeLanguage('ar', 'one = one\ntwo = two', ({ reason }) => received.push(String(reason)));
  const over = overlaid(overlaid(language, 'two = zwei\nthree = three { $name }'), 'two = deux');
  const say = (id: string, args?: Record<string, string>) => over.messages.getString(id, args);
  expect([say('one'), say('two'), say('three', { name: 'drei' })]).toEqual(['one', 'deux', 'three \u2068drei\u2069']);
  expect({ ...over, messages: null }).toEqual({ ...language, messages: null });
  say('four');
  expect(received).toEqual([expect.stringContaining('"four"')]);
  expect(language.messages.getString('two')).toBe('two');
});
