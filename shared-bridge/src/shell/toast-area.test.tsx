import { beforeEach, expect, rstest, test } from '@rstest/core';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { installBridge } from '../bridge.ts';
import { lazyFile } from '../lazy/lazy-file.ts';
import { fakeBridge } from '../testing/fake-bridge.ts';
import { toasts } from './toasts.ts';

const missing = () => Promise.reject(new Error('missing'));
function Toaster({ label }: { label: string }) {
  const [shown, setShown] = useState('');
  useEffect(() => toasts.subscribe(() => setShown(`the toaster: ${toasts.take().map(({ message }) => message)}`)), []);
  return <section aria-label={label}>{shown}</section>;
}
const Broken = () => {
  throw new Error('broken');
};
const toasterImport: { load: () => Promise<unknown> } = { load: missing };
let file = lazyFile(() => toasterImport.load());
rstest.mock('./toaster-file.ts', () => ({
  toasterFile: { peek: () => file.peek(), load: () => file.load(), prefetch: () => file.prefetch() },
}));
const { ToastArea } = await import('./toast-area.tsx');

beforeEach(() => {
  rstest.useFakeTimers();
  file = lazyFile(() => toasterImport.load());
  installBridge(fakeBridge().bridge);
  toasts.take();
});

const pass = (milliseconds: number) => act(() => rstest.advanceTimersByTimeAsync(milliseconds));
const notify = (message: string) => act(() => toasts.notify({ message, type: 'info' }));
const area = () => screen.queryByRole('region', { name: 'Notices' })?.textContent ?? null;
const show = () => render(<ToastArea label="Notices" isDark={false} />);

test('[MFE-06] the first failure is shown even if the toaster does not load', async () => {
  toasterImport.load = missing;
  show();
  notify('No connection');
  await pass(10);
  expect(area()).toBe('No connection');
  await pass(2970);
  expect(area()).toBe('No connection');
  await pass(30);
  expect(area()).toBe('');
});

test('[MFE-06] a hanging toaster delays a notice by at most 1.5 s', async () => {
  toasterImport.load = () => new Promise(() => undefined);
  show();
  notify('No connection');
  await pass(1490);
  expect(area()).not.toBe('No connection');
  await pass(20);
  expect(area()).toBe('No connection');
});

test('[MFE-06] a loaded toaster takes over after the current notice, and no notice appears twice', async () => {
  toasterImport.load = missing;
  show();
  notify('one');
  await pass(10);
  toasterImport.load = async () => Toaster;
  notify('two');
  await pass(100);
  expect(area()).toBe('onetwo');
  await pass(3000);
  notify('three');
  await pass(10);
  expect(area()).toBe('the toaster: three');
});

test('[MFE-06] a broken toaster does not affect the app, and notices are still shown', async () => {
  rstest.spyOn(console, 'error').mockImplementation(() => undefined);
  toasterImport.load = async () => Broken;
  show();
  notify('No connection');
  await pass(10);
  expect(area()).toBe('No connection');
});
