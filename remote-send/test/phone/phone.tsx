import type { NamedDialogs } from '@billet/shared-bridge';
import { type FakeBridge, fakeBridge, installBridge, setSession } from '@billet/shared-bridge/testing';
import { rstest } from '@rstest/core';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { ownUser } from '../user.ts';
import { App } from './app.tsx';
import type { Server } from './server.ts';

/** Simulates a phone with the app, operated through its screen. */
export interface Phone {
  /** Presses a button by its label; false if it does not exist or is disabled. */
  press(words: string | RegExp): Promise<boolean>;
  pressEscape(): Promise<void>;
  /** Replaces the text of the open sheet's field; false if there is none or it is read-only. */
  type(text: string): Promise<boolean>;
  /** Text of the open sheet's field; null if there is none. */
  field(): string | null;
  isSheetOpen(): boolean;
  /** Text of the page's draft; null if there is none. */
  draftText(): string | null;
  /** All text on the screen. */
  screen(): string;
  /** Navigates to an address within the app. */
  go(address: string): Promise<void>;
  /** Remounts the page; the script keeps its state. */
  remountPage(): Promise<void>;
  /** Closes the app and opens it at an address with an account; the state of the script is lost. */
  relaunch(account: string, address: string): Promise<void>;
  /** Switches the session to another account while the page stays mounted. */
  changeAccount(account: string): Promise<void>;
  /** Sends a live event about an order. */
  announceOrder(): Promise<void>;
  pass(milliseconds: number): Promise<void>;
}

const isVisible = (element: Element) => element.closest('[aria-hidden="true"], [data-state="closed"]') === null;

export function makePhone(server: Server): Phone {
  let address = '/';
  let publicList: NamedDialogs['publicList'] | null = null;
  let go = (_: string): void => undefined;
  let page: ReturnType<typeof render> | null = null;
  const pass = (milliseconds: number) => act(async () => void (await rstest.advanceTimersByTimeAsync(milliseconds)));
  const view = () => (
    <App
      address={address}
      publicList={publicList}
      onPublicListClosed={() => showList(null)}
      onReady={(navigate) => {
        go = navigate;
      }}
    />
  );
  const showList = (next: typeof publicList) => {
    publicList = next;
    page?.rerender(view());
  };
  const mount = async () => {
    publicList = null;
    page = render(view());
    await pass(50);
  };
  const { bridge, announce }: FakeBridge = fakeBridge({
    answers: server.answers,
    messenger: { openInvoice: async () => server.payOrNot() },
  });
  installBridge({
    ...bridge,
    shell: { ...bridge.shell, openDialog: (name, props) => name === 'publicList' && showList(props as NamedDialogs['publicList']) },
  });
  const sheet = () => document.querySelector('[role="dialog"][data-state="open"]');
  const login = (valentineCode: string) => setSession({ userData: { user: { ...ownUser, valentineCode } } });
  const textarea = () => sheet()?.querySelector('textarea') ?? null;

  return {
    pass,
    field: () => textarea()?.value ?? null,
    isSheetOpen: () => sheet() !== null,
    draftText: () => document.querySelector('section[aria-label="Not sent yet"] p + p')?.textContent ?? null,
    screen: () => `${document.body.textContent} ${textarea()?.value ?? ''}`,
    press: async (words) => {
      const buttons = [...(sheet() ?? document).querySelectorAll('button')];
      const named = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
      const isNamed = (name: string) => (typeof words === 'string' ? name === words : words.test(name));
      const button = buttons.find((each) => isVisible(each) && isNamed(named(each)));
      if (!button || button.disabled || button.getAttribute('aria-disabled') === 'true') return false;
      act(() => void fireEvent.click(button));
      await pass(50);
      return true;
    },
    pressEscape: async () => {
      act(() => void fireEvent.keyDown(sheet() ?? document.body, { key: 'Escape' }));
      await pass(600);
    },
    type: async (text) => {
      const field = textarea();
      if (!field || field.readOnly) return false;
      act(() => void fireEvent.change(field, { target: { value: text } }));
      await pass(0);
      return true;
    },
    go: async (next) => {
      address = next;
      act(() => {
        showList(null);
        go(next);
      });
      await pass(600);
    },
    remountPage: async () => {
      page?.unmount();
      await mount();
    },
    relaunch: async (account, next) => {
      const stored = Object.entries({ ...localStorage });
      page?.unmount();
      // pending requests of the old page end without an answer, and its later writes are undone
      const { outcome } = server;
      server.outcome = 'silence';
      for (let waiting = 0; waiting < 9; waiting++) server.answerLate();
      await pass(5000);
      server.outcome = outcome;
      cleanup();
      localStorage.clear();
      for (const [name, value] of stored) localStorage.setItem(name, value);
      login(account);
      address = next;
      await mount();
    },
    announceOrder: async () => {
      act(() => announce({ kind: 'order' }));
      await pass(600);
    },
    changeAccount: async (account) => {
      act(() => login(account));
      await pass(50);
    },
  };
}
