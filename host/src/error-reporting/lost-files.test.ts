import { lazyFile } from '@billet/shared-bridge';
import { fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { afterEach, expect, rstest, test } from '@rstest/core';
import { idleChunk } from '../idle/idle-chunk.ts';
import { reportLostFiles } from './lost-files.ts';
import { setReporter } from './report.ts';

afterEach(() => void rstest.restoreAllMocks());

test.each([
  ['/r/inbox/sheet.1.js', 'inbox'],
  ['/r/secret-santa/sheet.1.js', 'secret-santa'],
  ['/host/drawer.1.js', 'host'],
])('[MFE-12][MFE-14] the lost file %s is reported for %s', async (file, owner) => {
  installBridge(fakeBridge().bridge);
  rstest.spyOn(idleChunk, 'load').mockRejectedValue(new Error('offline'));
  const reported = new Promise((resolve) => setReporter(resolve));
  reportLostFiles(
    (name) => `version of ${name}`,
    () => undefined,
  );
  const thrown = Object.assign(new Error('lost'), { name: 'ChunkLoadError', request: `https://app.example${file}` });
  await lazyFile(() => Promise.reject(thrown))
    .load()
    .catch(() => undefined);
  expect(await reported).toMatchObject({ remote: owner, version: `version of ${owner}`, code: 'too_late' });
});
