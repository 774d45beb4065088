import { lazyFile } from '@billet/shared-bridge';
import { EnglishFallbacks, fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { expect, rstest, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { LazySheet } from './lazy-sheet.tsx';

const gone = () => Promise.reject(new Error('no such file'));
const Words = ({ model }: { readonly model: { readonly words: string } }) => <p>{model.words}</p>;

function show(isOpen: boolean, ...answers: (() => Promise<typeof Words>)[]) {
  const { bridge, logged } = fakeBridge();
  installBridge(bridge);
  const close = rstest.fn();
  const importFile = rstest.fn(() => (answers.shift() ?? (async () => Words))());
  const file = lazyFile(importFile);
  render(
    <EnglishFallbacks>
      <LazySheet file={file} model={{ isOpen, close, words: 'Half a thought' }} />
    </EnglishFallbacks>,
    { wrapper: InEnglish },
  );
  return { close, importFile, file, logged };
}

test('[MFE-06] the code of an unopened sheet is prefetched, and a failure of that is silent', async () => {
  const { importFile, file, logged } = show(false, gone);
  await expect(file.load()).rejects.toThrow('no such file');
  expect([importFile.mock.calls.length, screen.queryByRole('dialog'), logged]).toEqual([1, null, []]);
});

test('[MFE-06][SND-03] a tap shows a loading sheet at once, then the sheet with the typed text', async () => {
  show(true);
  expect(screen.getByRole('dialog').getAttribute('aria-busy')).toBe('true');
  expect(await screen.findByText('Half a thought')).toBeTruthy();
});

test('[MFE-06] a sheet that fails to load can be closed or retried in its place', async () => {
  const { close, logged } = show(true, gone);
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalled();
  expect(logged).toMatchObject([{ event: 'writing_sheet_unloaded' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Half a thought')).toBeTruthy();
});
