import { bridge, type Messenger } from '@billet/shared-bridge';

/** Addresses of the pictures of answers, as they came with them. */
const pictures = new Map<string, string | null>();

export function rememberPicture(id: string, url: string | null): void {
  pictures.set(id, url);
}

/** What went wrong, as the id of its text; null where the story was handed over. */
export type ShareFault = 'story-share-error' | 'story-share-fail';

/** Posts an answer as a story (RPL-01). Without a picture, or where stories can't be made, that is said (ERR-03). */
export async function shareAnswer(messenger: Pick<Messenger, 'shareToStory'>, id: string): Promise<ShareFault | null> {
  const mediaUrl = await pictureOf(id);
  if (mediaUrl === null) return 'story-share-error';
  const outcome = messenger.shareToStory({ mediaUrl });
  if (outcome.ok) return null;
  return outcome.reason === 'unsupported' ? 'story-share-error' : 'story-share-fail';
}

/** For what was answered before this visit the server is asked. */
async function pictureOf(id: string): Promise<string | null> {
  const known = pictures.get(id);
  if (known) return known;
  try {
    return (await bridge().api.call('getShareImage', { params: { id } })).url;
  } catch (thrown) {
    bridge().log({ event: 'share_picture_failed', level: 'warn', error: String(thrown) });
    return null;
  }
}
