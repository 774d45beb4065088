import { readFileSync } from 'node:fs';

/** One shell block of the guide, as an operator copies it. */
export interface Block {
  readonly variant: string;
  readonly name: string;
  readonly text: string;
}

/** The blocks of a page that begin with ```sh VARIANT NAME, in order. */
export function readBlocks(file: string): Block[] {
  const found = readFileSync(file, 'utf8').matchAll(/^```sh(?: (\S+))?(?: (\S+))?\n([\s\S]*?)^```$/gm);
  return Array.from(found, ([, variant = '', name = '', text = '']) => ({ variant, name, text }));
}

/** The Debian packages that the guide installs. */
export function packagesOf(blocks: readonly Block[]): string[] {
  const [, names = ''] = /apt-get install ([^\n]+)/.exec(blocks.find(({ name }) => name === 'packages')?.text ?? '') ?? [];
  return names.split(' ').filter((word) => !word.startsWith('-'));
}
