import { beforeEach, expect, rstest, test } from '@rstest/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { installBridge } from '../bridge.ts';
import type { SheetProps } from '../contract.ts';
import { EnglishFallbacks } from '../lazy/english-fallbacks.tsx';
import { fakeBridge } from '../testing/fake-bridge.ts';
import { layers } from './page-layers.ts';

/** The results of loading the drawer, in order. */
const answers: (() => Promise<unknown>)[] = [];
const Drawer = ({ isOpen, label, children }: SheetProps) =>
  isOpen ? (
    <div role="dialog" aria-label={label} data-is-drawer="">
      {children}
    </div>
  ) : null;
rstest.mock('./drawer-file.ts', () => {
  const load = () => (answers.shift() ?? (async () => Drawer))();
  return { drawerFile: { peek: () => null, load, prefetch: () => undefined } };
});
const { Sheet } = await import('./sheet.tsx');

let logged: ReturnType<typeof fakeBridge>['logged'];
beforeEach(() => {
  const fake = fakeBridge();
  ({ logged } = fake);
  installBridge(fake.bridge);
  answers.length = 0;
});

const missing = () => Promise.reject(new Error('missing'));
const settle = () => act(async () => {});
const onClose = rstest.fn();
const sheet = (children: React.ReactNode, isOpen = true) => (
  <EnglishFallbacks>
    <h1>The page</h1>
    <Sheet isOpen={isOpen} onClose={onClose} label="A letter">
      {children}
    </Sheet>
  </EnglishFallbacks>
);
const dialog = () => screen.getByRole('dialog', { name: 'A letter' });

test('[MFE-06] a tap shows the loading state of the sheet at once, and back closes it', async () => {
  answers.push(() => new Promise(() => undefined));
  render(sheet('Dear friend'));
  expect(dialog().getAttribute('aria-busy')).toBe('true');
  expect(layers.depth).toBe(1);
  layers.back();
  expect(onClose).toHaveBeenCalledTimes(1);
  await settle();
});

test('[MFE-06] nothing is loaded until a sheet opens, and nothing is rendered after it closes', async () => {
  let asked = 0;
  answers.push(() => {
    asked++;
    return missing();
  });
  const { rerender } = render(sheet('Dear friend', false));
  await settle();
  expect(asked).toBe(0);
  rerender(sheet('Dear friend'));
  await settle();
  expect(screen.getByRole('alert')).toBeTruthy();
  rerender(sheet('Dear friend', false));
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(sheet('Dear friend'));
  await settle();
  expect(dialog().textContent).toBe('Dear friend');
});

test('[MFE-06] a drawer that fails to load shows the failure, and a retry opens the sheet', async () => {
  answers.push(missing);
  render(sheet('Dear friend'));
  await settle();
  expect(screen.getByRole('heading', { name: 'The page', hidden: true })).toBeTruthy();
  expect(logged).toMatchObject([{ event: 'sheet_unloaded', reason: 'Error: missing' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(dialog().textContent).toBe('Dear friend');
  expect(dialog().dataset.isDrawer).toBe('');
});

test('[MFE-06][NAV-08] a retry keeps the focus in the sheet', async () => {
  answers.push(missing, () => new Promise(() => undefined));
  render(sheet('Dear friend'));
  await settle();
  const again = screen.getByRole('button', { name: 'Try again' });
  again.focus();
  fireEvent.click(again);
  await settle();
  expect(dialog().getAttribute('aria-busy')).toBe('true');
  expect(dialog().contains(document.activeElement)).toBe(true);
});

test('[MFE-06][NAV-09] an error in a sheet breaks only the sheet, which can be rendered again', async () => {
  rstest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Letter = () => {
    if (isBroken) throw new Error('out of shape');
    return <p>Dear friend</p>;
  };
  render(sheet(<Letter />));
  await settle();
  expect(screen.getByRole('heading', { name: 'The page', hidden: true })).toBeTruthy();
  expect(logged).toMatchObject([{ event: 'sheet_broke', reason: 'Error: out of shape' }]);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(dialog().textContent).toBe('Dear friend');
});
