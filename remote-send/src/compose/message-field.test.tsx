import { InEnglish } from '@billet/shared-i18n/testing';
import { expect, rstest, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { emptyAskForm } from '../ask/form.ts';
import { WriteStep } from '../ask/write-step.tsx';
import { sampleEmotions, sampleWishlist } from '../gifts/samples.ts';
import { nothing, readyCall } from '../samples.ts';
import { MessageField } from './message-field.tsx';
import { sampleWriting } from './samples.ts';

test('[TXT-01] Enter blurs the field where a tap submits, and Shift+Enter inserts a line break', () => {
  const model = { mode: 'valentine', form: { message: 'Dear' }, isSending: false, change: nothing, suggest: nothing } as const;
  render(<MessageField model={model} />, { wrapper: InEnglish });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  field.focus();
  expect(fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })).toBe(true);
  expect([document.activeElement, field.getAttribute('enterkeyhint')]).toEqual([field, 'done']);
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect(document.activeElement).not.toBe(field);
});

test.each([
  ['Why?', 1],
  ['   ', 0],
] as const)('[TXT-01][ASK-01] Enter in a question of %j continues %i times', (message, count) => {
  const change = rstest.fn();
  const writing = { ...sampleWriting('anonymous', 'Boris', { ...emptyAskForm, message }), change };
  const lists = { emotions: readyCall({ items: sampleEmotions, wishlist: sampleWishlist }), gifts: [] };
  render(<WriteStep model={{ ...writing, ...lists, suggest: nothing, pick: nothing }} />, { wrapper: InEnglish });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  expect(change.mock.calls).toEqual(Array.from({ length: count }, () => [{ step: 'emotion' }]));
});

test.each([
  ['anonymous', 'Why?', 'Why?', 'en'],
  ['anonymous', 'Почему?', 'Почему?', 'ru'],
  ['anonymous', 'Why not?', 'Why?', null],
  ['valentine', 'Dear', 'Dear', null],
] as const)('[I18-05] in %s the text %j after the suggestion %j has the language %j', (mode, message, suggested, lang) => {
  const model = { mode, form: { message, suggested }, isSending: false, change: nothing, suggest: nothing };
  render(<MessageField model={model} />, { wrapper: InEnglish });
  expect(screen.getByRole('textbox').getAttribute('lang')).toBe(lang);
});
