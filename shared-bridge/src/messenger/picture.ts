import { downloadFile } from '@telegram-apps/sdk';
import type { Messenger, Outcome } from '../contract.ts';
import { deadlines } from './deadlines.ts';
import { telegramLink, webLink } from './links.ts';
import { ask, failure, success } from './outcome.ts';

type Picture = Parameters<Messenger['sharePicture']>[0];
type Way = 'shared' | 'downloaded' | 'opened';

/** The picture out of our own origin: the address that the messenger is given may be another one. */
async function fileOf({ url, fileName }: Picture): Promise<File> {
  const { pathname } = new URL(url);
  const answer = await fetch(pathname, { signal: AbortSignal.timeout(deadlines.picture) });
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
  return new File([await answer.blob()], fileName, { type: 'image/png' });
}

/** The system's own sheet, where this frame may open it. Null: it may not. */
async function bySystem(picture: Picture): Promise<Outcome<Way> | null> {
  if (typeof navigator.canShare !== 'function') return null;
  try {
    const data = { files: [await fileOf(picture)] };
    if (!navigator.canShare(data)) return null;
    await navigator.share(data);
    return success('shared');
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError' ? failure('declined') : null;
  }
}

/** SHR-08: the system's sheet, else the messenger's download, else the picture opens outside. */
export async function telegramPicture(picture: Picture): Promise<Outcome<Way>> {
  const shared = await bySystem(picture);
  if (shared) return shared;
  const answer = await ask((abortSignal) => downloadFile(picture.url, picture.fileName, { abortSignal }), deadlines.download);
  if (answer.ok) return success('downloaded');
  if (answer.reason === 'declined') return answer;
  telegramLink(picture.url);
  return success('opened');
}

export async function webPicture(picture: Picture): Promise<Outcome<Way>> {
  const shared = await bySystem(picture);
  if (shared) return shared;
  webLink(picture.url);
  return success('opened');
}
