import { type Answers, deferred, fakeBridge, installBridge, preloadSheets, refusal, setSession } from '@billet/shared-bridge/testing';
import type { User } from '@billet/shared-domain/contract';
import { InEnglish } from '@billet/shared-i18n/testing';
import { beforeAll, expect, test } from '@rstest/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ownUser } from '../../test/user.ts';
import { sampleItems } from '../gifts/samples.ts';
import WishesDialog from './wishes-dialog.tsx';

beforeAll(preloadSheets);

type Update = NonNullable<Answers['updateProfile']>;

const saved: Update = ({ body }) => ({ user: { ...ownUser, wishes: body?.wishes ?? [] } });

async function open(wishes: string[], updateProfile: Update = saved) {
  const fake = fakeBridge({ answers: { getItems: () => ({ items: sampleItems, wishlist: [] }), updateProfile } });
  installBridge(fake.bridge);
  setSession({ appState: { isReady: true }, userData: { user: { ...ownUser, wishes } } });
  render(<WishesDialog onClose={() => undefined} />, { wrapper: InEnglish });
  await screen.findByRole('button', { name: /Ring/ });
  return fake;
}
const gift = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const chosen = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const bodies = (calls: readonly { name: string; input: unknown }[]) =>
  calls.filter(({ name }) => name === 'updateProfile').map(({ input }) => (input as { body: object }).body);

test('[GFT-07] up to three paid gifts can be chosen, in the order of choice', async () => {
  const { apiCalls } = await open(['ring']);
  expect(screen.getByRole('status').textContent).toBe('1 of 3');
  expect(screen.queryByRole('button', { name: /Tulip|Surprise/ })).toBeNull();
  fireEvent.click(gift(/Crown/));
  fireEvent.click(gift(/Teddy/));
  expect(screen.getByRole('status').textContent).toBe('3 of 3');
  expect(gift(/Diamond/).disabled).toBe(true);
  fireEvent.click(gift(/Ring/));
  expect(gift(/Diamond/).disabled).toBe(false);
  await expect
    .poll(() => bodies(apiCalls))
    .toEqual([{ wishes: ['ring', 'crown'] }, { wishes: ['ring', 'crown', 'teddy'] }, { wishes: ['crown', 'teddy'] }]);
});

test('[GFT-07] a gift that is no longer sold is refused with a notice, and the stored wishes are shown again', async () => {
  const { notices } = await open(['ring'], () => Promise.reject(refusal('unknown_item', { field: 'wishes' })));
  fireEvent.click(gift(/Crown/));
  expect(chosen()).toHaveLength(2);
  await expect.poll(() => notices.map(({ message }) => message)).toEqual(['This gift isn’t available any more. Pick another one.']);
  await expect.poll(chosen).toEqual([expect.stringContaining('Ring')]);
});

test('[GFT-07] a wish that is no longer sold is left out, and the next change removes it', async () => {
  const { apiCalls } = await open(['easter_cake', 'ring']);
  expect(chosen()).toHaveLength(1);
  fireEvent.click(gift(/Crown/));
  await expect.poll(() => bodies(apiCalls)).toEqual([{ wishes: ['ring', 'crown'] }]);
});

test('[GFT-07] wishes changed on another device are shown', async () => {
  await open(['ring']);
  act(() => setSession({ userData: { user: { ...ownUser, wishes: ['diamond'] } } }));
  expect(chosen()).toEqual([expect.stringContaining('Diamond')]);
});

test('[GFT-07] a tap is shown before the server has answered', async () => {
  const answer = deferred<{ user: User }>();
  await open([], () => answer.promise);
  fireEvent.click(gift(/Ring/));
  expect(chosen()).toEqual([expect.stringContaining('Ring')]);
  await act(async () => answer.resolve({ user: { ...ownUser, wishes: ['ring'] } }));
  expect(chosen()).toEqual([expect.stringContaining('Ring')]);
});
