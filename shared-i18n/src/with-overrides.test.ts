import { expect, test } from '@rstest/core';
import { makeLanguage } from './language.ts';
import { withOverrides } from './with-overrides.ts';

test('[I18-01][MFE-08] overrides replace messages of a language, and the others are unchanged', () => {
  const received: string[] = [];
  const language = makeLanguage('ar', 'one = one\ntwo = two', ({ reason }) => received.push(String(reason)));
  const overridden = withOverrides(withOverrides(language, 'two = zwei\nthree = three { $name }'), 'two = deux');
  const text = (id: string, args?: Record<string, string>) => overridden.messages.getString(id, args);
  expect([text('one'), text('two'), text('three', { name: 'drei' })]).toEqual(['one', 'deux', 'three \u2068drei\u2069']);
  expect({ ...overridden, messages: null }).toEqual({ ...language, messages: null });
  text('four');
  expect(received).toEqual([expect.stringContaining('"four"')]);
  expect(language.messages.getString('two')).toBe('two');
});
