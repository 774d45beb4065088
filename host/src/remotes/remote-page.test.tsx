import { InEnglish } from '@billet/shared-i18n/testing';
import { afterEach, describe, expect, rstest, test } from '@rstest/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RemoteFailure } from './failure.ts';
import { RemotePage } from './remote-page.tsx';
import type { Component, Remotes } from './remotes.ts';

afterEach(cleanup);

const exposed = { remote: 'inbox', name: 'Inbox' };
const Page = () => <h1>The page</h1>;
const lost = async () => Promise.reject(new RemoteFailure('entry', 'unavailable_or_changed'));

/** Remotes whose loads end as `answers` says, one after the other. */
function show(answers: readonly (() => Promise<Component>)[], { hasPrevious = false } = {}) {
  const reports: string[] = [];
  let loads = 0;
  const taken: string[] = [];
  const remotes = {
    peek: () => null,
    load: () => answers[loads++]?.() ?? lost(),
    report: (remote: string, { phase, code }: RemoteFailure) => void reports.push(`${remote} ${phase} ${code}`),
    hasPrevious: () => hasPrevious && taken.length === 0,
    takePrevious: (remote: string) => void taken.push(remote),
  } as unknown as Remotes;
  render(<RemotePage remotes={remotes} exposed={exposed} />, { wrapper: InEnglish });
  return { reports, taken };
}

const settle = () => act(async () => {});
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('[MFE-06] the place of a remote’s page', () => {
  test('says that the page is on its way, and shows it', async () => {
    show([async () => Page]);
    expect(screen.getByRole('status')).toBeTruthy();
    await settle();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  });

  test('says that it did not come, tells of it once, and tries again', async () => {
    const { reports } = show([lost, async () => Page]);
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('This page is taking a break');
    expect(screen.queryByRole('button', { name: 'Use the version before' })).toBeNull();
    await press('Try again');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
    expect(reports).toEqual(['inbox entry unavailable_or_changed']);
  });

  test('offers the version before, where there is one', async () => {
    const { taken } = show([lost, async () => Page], { hasPrevious: true });
    await settle();
    await press('Use the version before');
    expect(taken).toEqual(['inbox']);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  });

  test('[NAV-09] keeps an error of the page to itself, and draws it anew', async () => {
    const quiet = rstest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Broken = () => {
      if (isBroken) throw new Error('broken on purpose');
      return <Page />;
    };
    const { reports } = show([async () => Broken]);
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('Something on this page broke');
    expect(reports).toEqual(['inbox render threw']);
    isBroken = false;
    await press('Try again');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
    quiet.mockRestore();
  });
});
