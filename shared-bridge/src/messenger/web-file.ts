import type { Messenger, Outcome } from '../contract.ts';
import { deadlines } from './deadlines.ts';
import { webLink } from './links.ts';
import { failure, success } from './outcome.ts';

export type Shared = Parameters<Messenger['shareFile']>[0];
export type Way = 'shared' | 'downloaded' | 'opened';

/** Fetches the file from our own origin, because the URL for the messenger may have another one. */
async function fileOf({ url, fileName }: Shared): Promise<File> {
  const { pathname } = new URL(url);
  const answer = await fetch(pathname, { signal: AbortSignal.timeout(deadlines.file) });
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`);
  const content = await answer.blob();
  return new File([content], fileName, { type: content.type });
}

/** Opens the system share sheet. Null if this frame may not open it. */
export async function shareBySystem(file: Shared): Promise<Outcome<Way> | null> {
  if (typeof navigator.canShare !== 'function') return null;
  try {
    const data = { files: [await fileOf(file)] };
    if (!navigator.canShare(data)) return null;
    await navigator.share(data);
    return success('shared');
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError' ? failure('declined') : null;
  }
}

/** Downloads the file with the browser, under the given name. */
function download({ url, fileName }: Shared): Outcome<Way> {
  Object.assign(document.createElement('a'), { href: new URL(url).pathname, download: fileName }).click();
  return success('downloaded');
}

export async function webFile(file: Shared): Promise<Outcome<Way>> {
  if (file.isKept) return download(file);
  const shared = await shareBySystem(file);
  if (shared) return shared;
  webLink(file.url);
  return success('opened');
}
