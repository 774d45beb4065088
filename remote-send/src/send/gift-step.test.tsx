import { InEnglish } from '@billet/shared-i18n/testing';
import { expect, rstest, test } from '@rstest/core';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { sampleWriting } from '../compose/samples.ts';
import { sampleItems, sampleWishlist } from '../gifts/samples.ts';
import { nothing, readyCall } from '../samples.ts';
import { emptySendForm } from './form.ts';
import { GiftStep } from './gift-step.tsx';
import type { SendModel } from './use-send.ts';

function show(changes: Partial<SendModel> = {}) {
  const model: SendModel = {
    ...sampleWriting('valentine', 'Alice', emptySendForm),
    gifts: readyCall({ items: sampleItems, wishlist: sampleWishlist }),
    surprise: null,
    wishes: [],
    now: new Date('2026-10-14T09:00:00Z'),
    checkout: null,
    pick: rstest.fn(),
    suggest: nothing,
    send: nothing,
    ...changes,
  };
  render(<GiftStep model={model} />, { wrapper: InEnglish });
  return model;
}
const namesIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('[GFT-07] the wishes come first in the order of the recipient, and every other gift and pack follows', () => {
  const model = show({ wishes: ['ring', 'wish_pack', 'unicorn'] });
  const wished = ['Ring', 'Wish pack', 'Unicorn'];
  expect(namesIn('Alice would love…')).toEqual(wished.map((name) => expect.stringContaining(name)));
  const others = namesIn('More gifts');
  expect(others[0]).toBe('TulipFree');
  expect(others.join()).not.toMatch(/Ring|Unicorn|Wish pack/);
  expect(screen.queryByRole('radiogroup')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Ring/ }));
  expect(model.pick).toHaveBeenCalledWith('ring');
});

test('[GFT-07] wishes for gifts that are no longer sold are left out, and without any the configured wishlist is a tab', () => {
  show({ wishes: ['easter_cake', 'moon'] });
  expect(screen.queryByRole('heading', { name: /would love/ })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Wishlist' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('[GFT-07][GHO-01] the wishes of a recipient who gets free gifts only are not shown', () => {
  show({ wishes: ['ring'], isGhost: true });
  expect(screen.queryByRole('heading', { name: /would love/ })).toBeNull();
});
