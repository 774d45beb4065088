import { InEnglish } from '@billet/shared-i18n/testing';
import { afterEach, expect, test } from '@rstest/core';
import { cleanup, render, screen } from '@testing-library/react';
import { sampleWriting } from '../compose/samples.ts';
import { sampleItems, sampleWishlist } from '../gifts/samples.ts';
import { nothing, readyCall } from '../samples.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { emptySendForm, type SendForm } from './form.ts';
import { checkoutOf } from './use-send.ts';

afterEach(cleanup);

test.each([
  ['2026-11-22T09:00:00Z', 'A golden card with an entrance of its own.'],
  ['2027-01-10T09:00:00Z', 'A golden card that opens right away, with no waiting for 8 March.'],
  ['2027-03-08T11:00:00Z', 'A golden card with an entrance of its own.'],
])('[VIS-07] at %s super means: %s', (now, line) => {
  const form: SendForm = { ...emptySendForm, step: 'checkout', selectedGift: 'tulip' };
  const writing = sampleWriting('valentine', 'Boris', form);
  const checkout = checkoutOf(writing, sampleItems);
  if (!checkout) throw new Error('the sample has no tulip');
  const lists = { gifts: readyCall({ items: sampleItems, wishlist: sampleWishlist }), surprise: null };
  const does = { pick: nothing, suggest: nothing, send: nothing };
  render(<CheckoutStep model={{ ...writing, ...lists, ...does, checkout, now: new Date(now) }} checkout={checkout} />, {
    wrapper: InEnglish,
  });
  expect(screen.getByText(line)).toBeTruthy();
});
