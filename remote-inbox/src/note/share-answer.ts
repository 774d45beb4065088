import { bridge, isApiError, type Messenger } from '@billet/shared-bridge';

/** Addresses of the pictures of answers, as they came with them. */
const pictures = new Map<string, string | null>();

export function rememberPicture(id: string, url: string | null): void {
  pictures.set(id, url);
}

/** What went wrong, as the id of its text; null where the story was handed over. */
export type ShareFault = 'story-share-error' | 'story-share-fail';

/**
 * Posts an answer as a story (RPL-01). Without a picture, or where stories can't be made, that is said (ERR-03). The picture takes its
 * time: nothing comes over what somebody who has left (`isWanted`) is at by then.
 */
export async function shareAnswer(
  messenger: Pick<Messenger, 'shareToStory'>,
  id: string,
  isWanted = () => true,
): Promise<ShareFault | null> {
  try {
    const mediaUrl = await pictureOf(id);
    if (!isWanted()) return null;
    const outcome = messenger.shareToStory({ mediaUrl });
    if (outcome.ok) return null;
    return outcome.reason === 'unsupported' ? 'story-share-error' : 'story-share-fail';
  } catch (thrown) {
    bridge().log({ event: 'share_picture_failed', level: 'warn', error: String(thrown) });
    if (!isWanted()) return null;
    return hasNoPicture(thrown) ? 'story-share-error' : 'story-share-fail';
  }
}

/** For what was answered before this visit the server is asked. */
async function pictureOf(id: string): Promise<string> {
  return pictures.get(id) ?? (await bridge().api.call('getShareImage', { params: { id }, deadline: 'screen' })).url;
}

/** The server's no; silence and a broken server are worth another try. */
function hasNoPicture(thrown: unknown): boolean {
  return isApiError(thrown) && thrown.failure.kind === 'answer' && thrown.failure.status < 500;
}
