import { InEnglish } from '@billet/shared-i18n/testing';
import { describe, expect, rstest, test } from '@rstest/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RemoteFailure } from '../error-reporting/failure.ts';
import type { Remotes } from '../remotes/remotes.ts';
import type { Component } from '../remotes/running-version.ts';
import { RemotePage } from './remote-page.tsx';

const exposed = { remote: 'inbox', name: 'Inbox' };
const Page = () => <h1>The page</h1>;
const lost = async () => Promise.reject(new RemoteFailure('entry', 'missing'));

/** Renders a page of remotes whose loads return `answers` in order. */
function show(answers: readonly (() => Promise<Component>)[], { isForeign = false } = {}) {
  const reports: string[] = [];
  let loads = 0;
  const remotes = {
    peek: () => null,
    load: () => answers[loads++]?.() ?? lost(),
    runs: () => !isForeign,
    handleRenderError: (remote: string) => void reports.push(`${remote} broke`),
  } as unknown as Remotes;
  render(
    <main tabIndex={-1}>
      <RemotePage remotes={remotes} exposed={exposed} />
    </main>,
    { wrapper: InEnglish },
  );
  return { reports };
}

const settle = () => act(async () => {});
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('[MFE-06] page of a remote', () => {
  test('the page shows a loading state until its code is loaded', async () => {
    show([async () => Page]);
    expect(screen.getByRole('status')).toBeTruthy();
    await settle();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  });

  test('a page that fails to load shows an error and a retry', async () => {
    show([lost, async () => Page]);
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('This page is taking a break');
    await press('Try again');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  });

  test('a retry keeps the focus on its button while loading, then moves it to the page', async () => {
    const loading = Promise.withResolvers<Component>();
    show([lost, () => loading.promise, async () => Page]);
    await settle();
    const button = screen.getByRole('button', { name: 'Try again' });
    button.focus();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect([document.activeElement, button.getAttribute('aria-busy')]).toEqual([button, 'true']);
    expect(screen.getByRole('alert').textContent).toContain('Loading the page');
    loading.resolve(Page);
    await settle();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('[NAV-09] a page that fails again is announced again, although its text is the same', async () => {
    const loading = Promise.withResolvers<Component>();
    show([lost, () => loading.promise]);
    await settle();
    const announced: (string | null)[] = [];
    const alert = screen.getByRole('alert');
    const watch = new MutationObserver(() => void announced.push(alert.textContent));
    watch.observe(alert, { subtree: true, childList: true, characterData: true });
    await press('Try again');
    loading.reject(new RemoteFailure('entry', 'missing'));
    await settle();
    expect(announced).toEqual([expect.stringContaining('Loading the page'), expect.not.stringContaining('Loading the page')]);
    watch.disconnect();
  });

  test('[MFE-05] a page without a version for this shell says that a newer app is needed', async () => {
    show([async () => Promise.reject(new RemoteFailure('entry', 'contract'))], { isForeign: true });
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('This page needs a newer version of the app');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  test('[NAV-09] an error of a page is contained and the page can be rendered again', async () => {
    const quiet = rstest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Broken = () => {
      if (isBroken) throw new Error('broken on purpose');
      return <Page />;
    };
    const { reports } = show([async () => Broken]);
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('Something on this page broke');
    expect(reports).toEqual(['inbox broke']);
    isBroken = false;
    await press('Try again');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
    quiet.mockRestore();
  });
});
