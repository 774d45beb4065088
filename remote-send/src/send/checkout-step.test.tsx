import { InEnglish } from '@billet/shared-i18n/testing';
import { expect, rstest, test } from '@rstest/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { sampleWriting } from '../compose/samples.ts';
import { sampleItems, sampleWishlist } from '../gifts/samples.ts';
import { nothing, readyCall } from '../samples.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { emptySendForm, type SendForm } from './form.ts';
import { checkoutOf } from './use-send.ts';

function show(fields: Partial<SendForm> = {}, now = '2026-11-22T09:00:00Z') {
  const form: SendForm = { ...emptySendForm, step: 'checkout', selectedGift: 'tulip', ...fields };
  const writing = { ...sampleWriting('valentine', 'Boris', form), change: rstest.fn() };
  const checkout = checkoutOf(writing, sampleItems);
  if (!checkout) throw new Error('the sample has no such gift');
  const lists = { gifts: readyCall({ items: sampleItems, wishlist: sampleWishlist }), surprise: null, wishes: [] };
  const does = { pick: nothing, suggest: nothing, send: nothing };
  render(<CheckoutStep model={{ ...writing, ...lists, ...does, checkout, now: new Date(now) }} checkout={checkout} />, {
    wrapper: InEnglish,
  });
  return writing.change;
}

/** Accessible descriptions of a control. */
const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => {
    const part = document.getElementById(id);
    return part?.querySelector('[role="img"]')?.getAttribute('aria-label') ?? part?.textContent;
  });

test.each([
  ['2026-11-22T09:00:00Z', 'Goes gold and makes an entrance.'],
  ['2027-01-10T09:00:00Z', 'Goes gold and opens right away, no waiting for 8 March.'],
  ['2027-03-08T11:00:00Z', 'Goes gold and makes an entrance.'],
])('[VIS-07] at %s the super switch has the description %s', (now, line) => {
  show({}, now);
  expect(screen.getByText(line)).toBeTruthy();
  expect(descriptionOf(screen.getByRole('switch', { name: 'Super valentine' }))).toEqual(['plus 49 Stars', line]);
});

test('[ENT-03] the match switch is on by default, and off and disabled for a fully anonymous note', () => {
  const change = show();
  const matchSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Match' });
  const match = matchSwitch();
  expect([match.checked, match.disabled]).toEqual([true, false]);
  expect(descriptionOf(match)).toContain('If you both write, you see each other’s name, photo and username.');
  fireEvent.click(match);
  expect(change.mock.calls).toEqual([[{ isMatchable: false }]]);
  cleanup();
  show({ privacyType: 'full_anon' });
  expect([matchSwitch().checked, matchSwitch().disabled]).toEqual([false, true]);
});

test('[SND-04][RVL-02] the privacy choices are one radio group, each with its meaning and price as description', () => {
  const change = show({ privacyType: 'open' });
  const group = within(screen.getByRole('radiogroup', { name: 'Your name' }));
  expect(group.getAllByRole('radio').map(descriptionOf)).toEqual([
    [expect.stringMatching(/^Not shown, but Boris can reveal it for Stars: name, photo, username, link, .+ device\.$/)],
    ['plus 49 Stars', expect.stringMatching(/^Boris can never reveal it/)],
    ['Boris sees your name, photo and username once the gift is opened.'],
  ]);
  expect(group.getByRole<HTMLInputElement>('radio', { name: 'Signed' }).checked).toBe(true);
  fireEvent.click(group.getByRole('radio', { name: 'Hidden forever' }));
  expect(change.mock.calls).toEqual([[{ privacyType: 'full_anon' }]]);
});

test.each([
  [{}, 'Free', 'Total Free'],
  [{ isSuperValentine: true, privacyType: 'full_anon' }, '98', 'Total 98 Stars'],
] as const)('[SND-04] the total of %j is on the button, and a change of it is announced', (fields, shown, announced) => {
  show(fields);
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send.textContent).toBe(`Send${shown}`);
  expect(descriptionOf(send)).toEqual([announced]);
  expect(screen.getByText(announced).getAttribute('aria-live')).toBe('polite');
});
