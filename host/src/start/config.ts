import type { PublicConfig } from '@billet/shared-bridge';
import { readJsonBlock } from '../remotes/release-data.ts';

/** The deployment's configuration, which the server writes into the page. */
export function readConfig(page: Document): PublicConfig {
  const config = readJsonBlock<PublicConfig>(page, 'config');
  if (!config) throw new Error('The page carries no configuration: it must be served by the server, not from a folder');
  return config;
}
