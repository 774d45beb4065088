import { existsSync, readFileSync, watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { catalogues, faultsIn, ownCatalogues } from '@billet/release/build-format';
import { MANIFEST } from './manifests.ts';

/** Events for an open page: it applies new texts in place, but must reload for a new manifest. */
type Change = 'texts' | 'manifest';

/** Debounce in milliseconds, because an editor writes a file in several steps. */
const DEBOUNCE_MS = 40;

export interface Changes {
  /** Keeps a page's request open and sends an event for every change (server-sent events). */
  follow(request: IncomingMessage, response: ServerResponse): void;
  close(): void;
}

/** Watches the catalogues, and the manifests in the given source folders of remotes. */
export function watchSources(folders: readonly string[]): Changes {
  const pages = new Set<ServerResponse>();
  const timers = new Map<Change, NodeJS.Timeout>();
  const send = (change: Change) => {
    clearTimeout(timers.get(change));
    timers.set(
      change,
      setTimeout(() => pages.forEach((page) => void page.write(`event: ${change}\ndata:\n\n`)), DEBOUNCE_MS),
    );
  };
  const texts = [...new Set([catalogues, ownCatalogues])]
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, (_, file) => {
        if (!file?.endsWith('.ftl')) return;
        send('texts');
        sayFaults(folder, file);
      }),
    );
  const manifests = folders.map((folder) => watch(folder, (_, file) => file === MANIFEST && send('manifest')));
  return {
    follow(request, response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write('retry: 1000\n\n');
      pages.add(response);
      request.on('close', () => pages.delete(response));
    },
    close() {
      for (const watcher of [...texts, ...manifests]) watcher.close();
      for (const page of pages) page.end();
    },
  };
}

/** A message that does not parse is skipped and falls back to English or to nothing. Print the reason for the developer. */
function sayFaults(folder: string, name: string): void {
  const file = path.join(folder, name);
  if (!existsSync(file)) return;
  for (const fault of faultsIn(readFileSync(file, 'utf8'))) console.error(`${name}: ${fault}`);
}
