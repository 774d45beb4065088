import { lazyFile } from '@billet/shared-bridge';
import { EnglishFallbacks, fakeBridge, installBridge, preloadSheets, sampleNote, setSession } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { expect, test } from '@rstest/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayers } from './layers.ts';
import { LazySheet, sheetFile } from './lazy-sheet.tsx';
import { useNotes } from './use-notes.ts';

const note = sampleNote();
const opened = 'You make Mondays bearable';
type File = typeof sheetFile;

async function showCard(file: File) {
  const fake = fakeBridge();
  installBridge(fake.bridge);
  await preloadSheets();
  setSession({ inventory: { items: [note], itemsMode: 'valentine', total: 1 } });
  function Page() {
    const layers = useLayers();
    const notes = useNotes(layers.layer?.id);
    return (
      <>
        <button type="button" onClick={() => layers.open({ step: 'detail', id: note.id })}>
          A card
        </button>
        <LazySheet notes={notes} layers={layers} unwrap={() => undefined} file={file} />
      </>
    );
  }
  render(
    <EnglishFallbacks>
      <Page />
    </EnglishFallbacks>,
    { wrapper: InEnglish },
  );
  fireEvent.click(screen.getByRole('button', { name: 'A card' }));
  return fake;
}

test('[MFE-06] a tap shows a loading sheet at once, then the sheet', async () => {
  await showCard(lazyFile(sheetFile.load));
  expect(screen.getByRole('dialog').getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(opened));
});

test('[MFE-06] a sheet that fails to load shows an error, and a retry loads it without a reload', async () => {
  const answers: (() => ReturnType<File['load']>)[] = [() => Promise.reject(new Error('no such file'))];
  const { notices } = await showCard(lazyFile(() => (answers.shift() ?? sheetFile.load)()));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(opened));
  expect(notices).toEqual([]);
});

test('[MFE-06] a sheet that fails to load can be closed, and the next tap requests it again', async () => {
  const answers: (() => ReturnType<File['load']>)[] = [() => Promise.reject(new Error('no such file'))];
  await showCard(lazyFile(() => (answers.shift() ?? sheetFile.load)()));
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'A card' }));
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(opened));
});
