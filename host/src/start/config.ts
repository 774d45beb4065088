import type { PublicConfig } from '@billet/shared-bridge';
import type { Override } from '../remote-override/override-request.ts';
import { readJsonBlock } from '../site/release-data.ts';

/** Configuration in the page: the deployment's, and the override that the page's address requests. */
export type PageConfig = PublicConfig & { readonly override?: Override };

/** Reads the deployment's configuration, which the server writes into the page. */
export function readConfig(page: Document): PageConfig {
  const config = readJsonBlock<PageConfig>(page, 'config');
  if (!config) throw new Error('The page carries no configuration: it must be served by the server, not from a folder');
  return config;
}
