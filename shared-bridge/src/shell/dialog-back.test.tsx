import { afterEach, beforeAll, beforeEach, expect, test } from '@rstest/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { installBridge } from '../bridge.ts';
import { fakeBridge } from '../testing/fake-bridge.ts';
import { preloadSheets } from '../testing/preload-sheets.ts';
import { DialogArea } from './dialog-area.tsx';
import { closeDialog, dialogs, openDialog } from './dialogs.ts';
import { layers } from './page-layers.ts';
import { Sheet } from './sheet.tsx';

/** A dialog that shows nothing while it loads data, then a sheet with one step. */
function Dialog({ onClose }: { readonly onClose: () => void }) {
  const [isLoaded, setLoaded] = useState(false);
  const [isInside, setInside] = useState(false);
  if (!isLoaded) return <button type="button" hidden data-testid="load" onClick={() => setLoaded(true)} />;
  return (
    <Sheet isOpen onClose={onClose} onBack={isInside ? () => setInside(false) : undefined} label="A report">
      <button type="button" onClick={() => setInside(true)}>
        {isInside ? 'Inside' : 'At the start'}
      </button>
    </Sheet>
  );
}

beforeAll(preloadSheets);
beforeEach(async () => {
  installBridge(fakeBridge().bridge);
  const module = { default: Dialog } as never;
  render(<DialogArea load={async () => module} peek={() => module} />);
  await act(async () => openDialog('reportNote', {} as never));
});
afterEach(() => {
  act(closeDialog);
});

const isOpen = () => dialogs.getState().isOpen;

test('[NAV-08] back closes a dialog that shows nothing yet', () => {
  act(() => layers.back());
  expect([isOpen(), layers.depth]).toEqual([false, 0]);
});

test('[NAV-08] back and Escape go back one step in a dialog whose sheet opened later', async () => {
  for (const back of [() => layers.back(), () => void fireEvent.keyDown(document.body, { key: 'Escape' })]) {
    if (!isOpen()) await act(async () => openDialog('reportNote', {} as never));
    fireEvent.click(screen.getByTestId('load'));
    fireEvent.click(await screen.findByRole('button', { name: 'At the start' }));
    act(back);
    expect([isOpen(), screen.getByRole('button').textContent]).toEqual([true, 'At the start']);
    act(back);
    expect([isOpen(), layers.depth]).toEqual([false, 0]);
  }
});

test('[ENV-12] the loading state of a dialog stays below a screen that nothing may cover', async () => {
  cleanup();
  const closeLayer = layers.open({ isOverAll: true, onBack: () => undefined });
  render(<DialogArea load={() => new Promise(() => undefined)} />);
  await act(async () => openDialog('reportNote', {} as never));
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(0);
  closeLayer();
});
