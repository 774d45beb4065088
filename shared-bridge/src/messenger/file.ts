import { downloadFile } from '@telegram-apps/sdk';
import type { Outcome } from '../contract.ts';
import { deadlines } from './deadlines.ts';
import { telegramLink } from './links.ts';
import { ask, success } from './outcome.ts';
import { type Shared, shareBySystem, type Way } from './web-file.ts';

/** SHR-08: shares by the system share sheet (unless `isKept`), then by the download of the messenger, then in an external browser. */
export async function telegramFile(file: Shared): Promise<Outcome<Way>> {
  const shared = file.isKept ? null : await shareBySystem(file);
  if (shared) return shared;
  const answer = await ask((abortSignal) => downloadFile(file.url, file.fileName, { abortSignal }), deadlines.download);
  if (answer.ok) return success('downloaded');
  if (answer.reason === 'declined') return answer;
  telegramLink(file.url);
  return success('opened');
}
