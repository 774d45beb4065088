import { downloadFile } from '@telegram-apps/sdk';
import type { Messenger, Outcome } from '../contract.ts';
import { deadlines } from './deadlines.ts';
import { telegramLink, webLink } from './links.ts';
import { ask, failure, success } from './outcome.ts';

type Shared = Parameters<Messenger['shareFile']>[0];
type Way = 'shared' | 'downloaded' | 'opened';

/** The file out of our own origin: the address that the messenger is given may be another one. */
async function fileOf({ url, fileName }: Shared): Promise<File> {
  const { pathname } = new URL(url);
  const answer = await fetch(pathname, { signal: AbortSignal.timeout(deadlines.file) });
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`);
  const content = await answer.blob();
  return new File([content], fileName, { type: content.type });
}

/** The system's own sheet, where this frame may open it. Null: it may not. */
async function bySystem(file: Shared): Promise<Outcome<Way> | null> {
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

/** SHR-08: the system's sheet, else the messenger's download, else it opens outside. */
export async function telegramFile(file: Shared): Promise<Outcome<Way>> {
  const shared = await bySystem(file);
  if (shared) return shared;
  const answer = await ask((abortSignal) => downloadFile(file.url, file.fileName, { abortSignal }), deadlines.download);
  if (answer.ok) return success('downloaded');
  if (answer.reason === 'declined') return answer;
  telegramLink(file.url);
  return success('opened');
}

export async function webFile(file: Shared): Promise<Outcome<Way>> {
  const shared = await bySystem(file);
  if (shared) return shared;
  webLink(file.url);
  return success('opened');
}
