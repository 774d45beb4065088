import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const work = path.join(root, 'node_modules/.cache/bench');

/** RELEASE_DIR of each deployment of the same source. */
export const folders = {
  /** As in production: a host and remotes that are resolved at run time. */
  federated: path.join(work, 'federated'),
  /** One bundle with the same first frames in its page. */
  framed: path.join(work, 'framed'),
  /** One bundle, without any content before its code has run. */
  plain: path.join(work, 'plain'),
};

export type Variant = keyof typeof folders;
export const variants = Object.keys(folders) as readonly Variant[];
