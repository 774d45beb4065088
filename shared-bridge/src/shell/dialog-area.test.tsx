import { afterEach, beforeAll, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { installBridge } from '../bridge.ts';
import type { DialogModule } from '../contract.ts';
import { EnglishFallbacks } from '../lazy/english-fallbacks.tsx';
import { fakeBridge } from '../testing/fake-bridge.ts';
import { preloadSheets } from '../testing/preload-sheets.ts';
import { DialogArea } from './dialog-area.tsx';
import { closeDialog, dialogs, openDialog } from './dialogs.ts';
import { Sheet } from './sheet.tsx';

type Module = DialogModule<'reportNote'>;
let logged: ReturnType<typeof fakeBridge>['logged'];
let isBroken = false;
let breaksAsItGoes = false;
const module = {
  default: ({ onClose }: { onClose: () => void }) => (
    <Sheet isOpen onClose={onClose} label="A report">
      <Inside />
    </Sheet>
  ),
} as unknown as Module;

function Inside() {
  if (isBroken) throw new Error('out of shape');
  useEffect(
    () => () => {
      if (breaksAsItGoes) throw new Error('broken as it went');
    },
    [],
  );
  return <p>What is wrong with it?</p>;
}

beforeAll(preloadSheets);
beforeEach(() => {
  isBroken = breaksAsItGoes = false;
  const fake = fakeBridge();
  ({ logged } = fake);
  installBridge(fake.bridge);
});
afterEach(() => {
  act(closeDialog);
});

const missing = () => Promise.reject(new Error('missing'));
const settle = () => act(async () => {});

/** Renders the area with a dialog whose loads return `answers` in order. */
async function open(...answers: (() => Promise<Module>)[]): Promise<void> {
  const load = (() => (answers.shift() ?? (async () => module))()) as never;
  render(
    <EnglishFallbacks>
      <h1>The page</h1>
      <DialogArea load={load} />
    </EnglishFallbacks>,
  );
  act(() => openDialog('reportNote', {} as never));
}

const tryAgain = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
};

test('[MFE-06][NAV-06] an opened dialog shows its loading state at once', async () => {
  await open();
  // the name of the dialog is not known yet
  expect(screen.getByRole('dialog', { name: '…' }).getAttribute('aria-busy')).toBe('true');
  await settle();
  expect(screen.getByRole('dialog', { name: 'A report' }).textContent).toContain('What is wrong with it?');
});

test('[MFE-06] a dialog that fails to load shows the failure, and a retry opens it', async () => {
  await open(missing);
  await settle();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(logged).toMatchObject([{ event: 'dialog_unloaded', name: 'reportNote', reason: 'Error: missing' }]);
  await tryAgain();
  expect(screen.getByRole('dialog', { name: 'A report' })).toBeTruthy();
});

test('[MFE-06] a dialog that fails to load can be closed', async () => {
  await open(missing);
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[MFE-06] a dialog that loads after it was closed does not open', async () => {
  let resolveLoad = (_: Module): void => undefined;
  await open(() => new Promise((resolve) => (resolveLoad = resolve)));
  act(closeDialog);
  await act(async () => resolveLoad(module));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[NAV-09][MFE-06] a malformed answer breaks only its dialog, which starts again', async () => {
  rstest.spyOn(console, 'error').mockImplementation(() => undefined);
  isBroken = true;
  await open();
  await settle();
  expect(screen.getByRole('heading', { name: 'The page', hidden: true })).toBeTruthy();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(logged).toMatchObject([{ event: 'dialog_broke', name: 'reportNote', reason: 'Error: out of shape' }]);
  isBroken = false;
  await tryAgain();
  expect(screen.getByRole('dialog', { name: 'A report' }).textContent).toContain('What is wrong with it?');
});

test('[NAV-09][MFE-06] a dialog that throws on unmount breaks nothing else, whether another dialog opens or not', async () => {
  rstest.spyOn(console, 'error').mockImplementation(() => undefined);
  rstest.useFakeTimers();
  await open();
  await settle();
  breaksAsItGoes = true;
  act(() => openDialog('reportNote', {} as never));
  await settle();
  expect(screen.getByText('What is wrong with it?')).toBeTruthy();
  act(closeDialog);
  await act(() => rstest.advanceTimersByTimeAsync(1000));
  rstest.useRealTimers();
  expect(document.body.textContent).toBe('The page');
  expect(logged.filter(({ event }) => event === 'dialog_broke')).toHaveLength(2);
});

test('[NAV-06] a dialog that closes late does not close one that was opened since', async () => {
  const ends: (() => void)[] = [];
  const Late = ({ onClose }: { onClose: () => void }) => {
    ends.push(onClose);
    return (
      <Sheet isOpen onClose={onClose} label="A story">
        It is being made
      </Sheet>
    );
  };
  await open(async () => ({ default: Late }) as unknown as Module);
  await settle();
  act(closeDialog);
  act(() => openDialog('reportNote', {} as never));
  await settle();
  act(() => ends[0]?.());
  expect(dialogs.getState().isOpen).toBe(true);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(dialogs.getState().isOpen).toBe(false);
});
