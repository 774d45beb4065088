import type { PublicConfig } from '@billet/shared-bridge';
import type { Override } from '../override/wish.ts';
import { readJsonBlock } from '../remotes/release-data.ts';

/** What stands in the page: what everybody gets, and what this one's address asked for. */
export type PageConfig = PublicConfig & { readonly override?: Override };

/** The deployment's configuration, which the server writes into the page. */
export function readConfig(page: Document): PageConfig {
  const config = readJsonBlock<PageConfig>(page, 'config');
  if (!config) throw new Error('The page carries no configuration: it must be served by the server, not from a folder');
  return config;
}
