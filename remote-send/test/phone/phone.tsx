import type { NamedDialogs } from '@billet/shared-bridge';
import { type FakeBridge, fakeBridge, installBridge, setSession } from '@billet/shared-bridge/testing';
import { rstest } from '@rstest/core';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { sampleUser } from '../../src/samples.ts';
import { App } from './app.tsx';
import type { Server } from './server.ts';

/** A phone with the app on it, worked as a person does: by what stands on the screen. */
export interface Phone {
  /** Presses a button by its words; false where it isn't there or can't be pressed. */
  press(words: string | RegExp): Promise<boolean>;
  pressEscape(): Promise<void>;
  /** Types over what the open sheet's field holds; false where there is none, or it takes no letter. */
  type(text: string): Promise<boolean>;
  /** The text of the open sheet's field; null where there is none. */
  field(): string | null;
  isSheetOpen(): boolean;
  /** What the page says waits; null where nothing does. */
  paper(): string | null;
  /** All words on the screen. */
  screen(): string;
  /** Goes to an address within the app. */
  go(address: string): Promise<void>;
  /** The page breaks and is put up again: the script lives on. */
  breakDown(): Promise<void>;
  /** The app is closed and opened by somebody at an address: all that the script held is gone. */
  relaunch(account: string, address: string): Promise<void>;
  /** The session becomes another person's while the page stands. */
  changeAccount(account: string): Promise<void>;
  /** The server tells of an order, live. */
  hearOfOrder(): Promise<void>;
  pass(milliseconds: number): Promise<void>;
}

const isThere = (element: Element) => element.closest('[aria-hidden="true"], [data-state="closed"]') === null;

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
      onReady={(way) => {
        go = way;
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
  const login = (valentineCode: string) => setSession({ userData: { user: { ...sampleUser, valentineCode } } });
  const textarea = () => sheet()?.querySelector('textarea') ?? null;

  return {
    pass,
    field: () => textarea()?.value ?? null,
    isSheetOpen: () => sheet() !== null,
    paper: () => document.querySelector('section[aria-label="Not sent yet"] p + p')?.textContent ?? null,
    screen: () => `${document.body.textContent} ${textarea()?.value ?? ''}`,
    press: async (words) => {
      const buttons = [...(sheet() ?? document).querySelectorAll('button')];
      const named = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
      const isNamed = (name: string) => (typeof words === 'string' ? name === words : words.test(name));
      const button = buttons.find((each) => isThere(each) && isNamed(named(each)));
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
    breakDown: async () => {
      page?.unmount();
      await mount();
    },
    relaunch: async (account, next) => {
      const kept = Object.entries({ ...localStorage });
      page?.unmount();
      // what the dead page had begun ends unheard, and writes nothing any more
      const { fate } = server;
      server.fate = 'silence';
      for (let waiting = 0; waiting < 9; waiting++) server.answerLate();
      await pass(5000);
      server.fate = fate;
      cleanup();
      localStorage.clear();
      for (const [name, value] of kept) localStorage.setItem(name, value);
      login(account);
      address = next;
      await mount();
    },
    hearOfOrder: async () => {
      act(() => announce({ kind: 'order' }));
      await pass(600);
    },
    changeAccount: async (account) => {
      act(() => login(account));
      await pass(50);
    },
  };
}
