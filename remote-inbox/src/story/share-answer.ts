import type { Messenger } from '@billet/shared-bridge';

export interface ShareAnswerPorts {
  /** The address of the picture of an answered item; null where there is none. */
  readonly imageOf: (id: string) => Promise<string | null>;
  readonly messenger: Pick<Messenger, 'shareToStory'>;
}

/** What went wrong, as the id of its text; null where the story was handed over. */
export type ShareFault = 'story-share-error' | 'story-share-fail';

/** Posts an answer as a story (RPL-01). Without a picture, or where stories can't be made, that is said (ERR-03). */
export async function shareAnswer({ imageOf, messenger }: ShareAnswerPorts, id: string): Promise<ShareFault | null> {
  const mediaUrl = await imageOf(id);
  if (mediaUrl === null) return 'story-share-error';
  const outcome = messenger.shareToStory({ mediaUrl });
  if (outcome.ok) return null;
  return outcome.reason === 'unsupported' ? 'story-share-error' : 'story-share-fail';
}
