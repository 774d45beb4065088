import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'billet-build-'));
