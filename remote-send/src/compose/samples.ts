import type { Mode, PublicProfile } from '@billet/shared-domain/contract';
import { cutText, TITLE_CUT } from '@billet/shared-domain/rules/text';
import { nothing } from '../samples.ts';
import { isBusy, type Sent, type Submission } from './composer.ts';
import type { Sending } from './sending.ts';
import type { PageModel, Writing } from './use-writing.ts';

export const sampleSending: Sending = {
  mode: 'valentine',
  to: 'a2b3c4d5e6',
  giftId: 'tulip',
  text: 'Dear',
  privacy: 'reveal',
  isSuper: false,
  isMatchable: false,
};

/** Sample page without a sheet, before or after a note was sent. */
export function samplePageModel(
  mode: Mode,
  firstName: string,
  sent: Sent | null = null,
  words?: string,
  prompt?: PublicProfile['prompt'],
): PageModel {
  return {
    mode,
    name: cutText(firstName, TITLE_CUT),
    recipient: {
      telegram: { firstName, photoUrl: null },
      isGhostUser: false,
      valentineCode: sampleSending.to,
      mode,
      ...(prompt && { prompt }),
    },
    counters: { taps: 372, viewers: 3 },
    ownTaps: 12,
    sent,
    tap: nothing,
    write: nothing,
    savedDraft: words === undefined ? null : { words, startOver: nothing },
    showAnswers: nothing,
    another: nothing,
    getOwn: nothing,
  };
}

/** Common part of an open sheet for valentines and questions. */
export function sampleWriting<Form>(mode: Mode, name: string, form: Form, submission: Submission = { kind: 'idle' }): Writing<Form> {
  return {
    mode,
    name,
    isGhost: false,
    isOpen: true,
    form,
    submission,
    isSending: isBusy(submission),
    change: nothing,
    close: nothing,
  };
}
