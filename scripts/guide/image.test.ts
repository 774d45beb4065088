import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { bytesOfEarlierReleases } from './image.ts';

const store = mkdtempSync(path.join(tmpdir(), 'billet-image-'));
afterAll(() => rmSync(store, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(store, file)), { recursive: true });
  writeFileSync(path.join(store, file), content);
}

test('[OPS-06] the size of the image does not contain earlier releases of the checkout', () => {
  const active = { texts: '/r/inbox/texts.1.json', integrity: { '/r/inbox/index.1.js': 'sha256-1' } };
  const shell = { texts: '/host/texts.1.json', page: '/host/page.1.html', integrity: {} };
  write('release.json', JSON.stringify({ n: 2, shell: { active: shell, previous: [] }, remotes: { inbox: { active, previous: [] } } }));
  for (const file of ['r/inbox/texts.1.json', 'r/inbox/index.1.js', 'r/inbox/index.1.js.br', 'host/texts.1.json', 'art/heart.webp'])
    write(file, 'active');
  expect(bytesOfEarlierReleases(store)).toBe(0);
  for (const file of ['releases/1.json', 'r/inbox/index.0.js', 'r/inbox/index.0.js.gz']) write(file, 'old');
  expect(bytesOfEarlierReleases(store)).toBe(9);
});
