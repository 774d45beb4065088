import path from 'node:path';
import type { Way } from './ways.ts';

export const root = path.resolve(import.meta.dirname, '../..');
export const work = path.join(root, 'node_modules/.cache/bench');

/** RELEASE_DIR of each deployment of the same source. */
export const folders: Readonly<Record<Way, string>> = {
  federated: path.join(work, 'federated'),
  framed: path.join(work, 'framed'),
  plain: path.join(work, 'plain'),
};
