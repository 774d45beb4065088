import { fakeBridge, installBridge, preloadSheets, sampleNote, setSession } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { afterEach, expect, test } from '@rstest/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';

import { useLayers } from './layers.ts';
import { LazySheet, loadSheet } from './lazy-sheet.tsx';
import { useNotes } from './use-notes.ts';

afterEach(cleanup);

const note = sampleNote();

test('[MFE-06] a sheet whose code does not come says so and closes; the next tap asks for it again', async () => {
  const fake = fakeBridge();
  installBridge(fake.bridge);
  await preloadSheets();
  setSession({ inventory: { items: [note], itemsMode: 'valentine', total: 1 } });
  let asked = 0;
  const load = () => (++asked === 1 ? Promise.reject(new Error('no such file')) : loadSheet());
  function Page() {
    const layers = useLayers();
    const notes = useNotes(layers.layer?.id);
    return (
      <>
        <button type="button" onClick={() => layers.open({ step: 'detail', id: note.id })}>
          {layers.layer === null ? 'Closed' : 'Open'}
        </button>
        <LazySheet notes={notes} layers={layers} unwrap={() => undefined} load={load} />
      </>
    );
  }
  render(<Page />, { wrapper: InEnglish });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() =>
    expect(fake.notices.map(({ message }) => message)).toEqual(['No connection right now. Check your internet and try again.']),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Closed' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('You make Mondays bearable');
});
