import type { Mode } from '@billet/shared-domain/contract';
import type { Look } from '@billet/shared-domain/rules/looks';
import type { OwnLink } from '../own-link/use-own-link.ts';
import type { ChatPhase } from '../share-menu/use-chat-share.ts';
import type { ShareTarget } from '../story/share-poster.ts';
import type { Poster } from './use-posters.ts';

/** Data and actions of the poster sheet. */
export interface PosterModel {
  /** The posters show the link alone, an answer, or the reveal of a sender. */
  readonly subject: 'link' | 'answer' | 'reveal';
  readonly mode: Mode;
  /** Null until the profile is loaded. */
  readonly link: OwnLink | null;
  readonly look: Look;
  readonly posters: Readonly<Record<Look, Poster>>;
  readonly onLook: (look: Look) => void;
  readonly onDrawn: (look: Look) => void;
  readonly onFailed: (look: Look) => void;
  readonly onRetry: (look: Look) => void;
  /** The way by which the picture is being shared. */
  readonly busy: ShareTarget | null;
  /** Progress of sending the link in a chat. */
  readonly chat: ChatPhase;
  readonly onStory: () => void;
  readonly onChat: () => void;
  readonly onSendPhoto: () => void;
  readonly onSave: () => void;
  readonly onCopy: () => void;
  readonly onShowInstructions: () => void;
}
