import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const page =
  '<!doctype html><title>Billet</title><script src=/host/index.1.js></script><script type="application/json" id="release"></script><script type="application/json" id="config"></script>';

/** A folder with the smallest release that a server can serve. */
export function makeReleaseFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-release-'));
  mkdirSync(path.join(folder, 'host'));
  writeFileSync(path.join(folder, 'host/page.1.html'), page);
  const active = { version: '1', page: '/host/page.1.html', styles: [] };
  const shell = { active, previous: [], withdrawn: [] };
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ schema: 2, n: 1, by: 'ada', origin: '', remotes: {}, shell }));
  return folder;
}
