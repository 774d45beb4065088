import { openPopup } from '@telegram-apps/sdk';
import type { Outcome, PopupButton } from '../contract.ts';
import { deadlines, LOCK_THRESHOLD } from './deadlines.ts';
import { ask, failure } from './outcome.ts';
import { faultOfPopup, type Popup } from './web-popup.ts';

type SdkButton = NonNullable<Parameters<typeof openPopup>[0]['buttons']>[number];

function sdkButton({ id, type, text = '' }: PopupButton): SdkButton {
  return type === 'default' || type === 'destructive' ? { id, type, text } : { id, type };
}

/** Clients lock pop-ups after three in quick succession: they close faster than a user can press. */
export function answerOrLock(answer: Outcome<string | null>, tookMs: number): Outcome<string | null> {
  return answer.ok && answer.value === null && tookMs < LOCK_THRESHOLD ? failure('locked') : answer;
}

export async function telegramPopup(popup: Popup): Promise<Outcome<string | null>> {
  if (faultOfPopup(popup) !== null) return failure('failed');
  const { title = '', message, buttons } = popup;
  const opened = performance.now();
  const answer = await ask((abortSignal) => openPopup({ title, message, buttons: buttons.map(sdkButton), abortSignal }), deadlines.popup);
  return answerOrLock(answer, performance.now() - opened);
}
