import { answerBiometryAccess, answerBiometryAuth } from './biometry.ts';
import type { FrameState, Step } from './frame.ts';
import { step } from './frame.ts';
import { answerInvoice } from './invoice.ts';
import { answerClosing } from './lifecycle.ts';
import { answerFile } from './links.ts';
import { answerLocation } from './location.ts';
import { answerPhone, answerWriteAccess } from './permissions.ts';
import { answerPopup } from './popup.ts';
import { answerPrepared, answerStory } from './sharing.ts';
import { answerEmojiAccess, answerEmojiStatus } from './status.ts';

/** Applies the person's answer to the open dialog: the id of the pressed button, or null for a dismissal. */
export function answerDialog(state: FrameState, answer: string | null): Step {
  const { dialog } = state;
  const closed = { ...state, dialog: null };
  switch (dialog?.kind) {
    case 'popup':
      return answerPopup(closed, answer);
    case 'invoice':
      return answerInvoice(state, dialog, answer);
    case 'write_access':
      return answerWriteAccess(closed, answer);
    case 'phone':
      return answerPhone(closed, answer);
    case 'closing':
      return answerClosing(closed, answer);
    case 'story':
      return answerStory(closed, dialog.story, answer);
    case 'file':
      return answerFile(closed, dialog.url, answer);
    case 'prepared':
      return answerPrepared(closed, dialog.id, answer);
    case 'emoji_access':
      return answerEmojiAccess(closed, answer);
    case 'emoji_status':
      return answerEmojiStatus(closed, dialog.id, answer);
    case 'biometry_access':
      return answerBiometryAccess(closed, answer);
    case 'biometry_auth':
      return answerBiometryAuth(closed, answer);
    case 'location':
      return answerLocation(closed, answer);
    default:
      return step(state);
  }
}
