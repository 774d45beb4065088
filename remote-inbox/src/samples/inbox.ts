import { sampleNote } from '@billet/shared-bridge/testing';
import type { Mode, Valentine } from '@billet/shared-domain/contract';
import { RTL_TEXT } from './in-sheet.tsx';
import { boris } from './note.ts';

const gifts = ['tulip', 'teddy', 'heart_box', 'kiss', 'champagne', 'unicorn', 'diamond', 'bouquet', 'candy', 'crown'];
const emotions = ['anon', 'love', 'laugh', 'wow', 'sad', 'fire', 'kiss_face'];

/** Some notes are unopened; the others have messages of different length and each ribbon in turn. */
const kinds: readonly Partial<Valentine>[] = [
  { status: 'sent', message: null, type: 'super' },
  {},
  { isMutual: true, sender: boris, message: 'У меня от тебя мурашки, честное слово' },
  { isPublic: false, answer: 'Not so loud!', message: 'Was that you singing in the stairwell last night?' },
  { status: 'sent', message: null },
  { isOpenSympathy: true, sender: boris, message: RTL_TEXT },
  { type: 'super', answer: 'Always', message: 'Coffee? ☕' },
  { message: '' },
];

const HOUR = 3_600_000;
/** Age in hours: some of today and yesterday, a few on many days, then many in each month. */
const agoOf = (index: number) => (index < 5 ? index : 20 + Math.min(index - 5, 15) ** 2 * 3 + index);

/** Sample inbox of `length` varied items, the newest at `now`. */
export function sampleInbox(mode: Mode, length: number, now = new Date()): Valentine[] {
  const isAnonymous = mode === 'anonymous';
  const pictures = isAnonymous ? emotions : gifts;
  return Array.from({ length }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? {};
    const item = { ...sampleNote().item, id: pictures[index % pictures.length] ?? 'tulip' };
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    const sentAt = new Date(now.getTime() - agoOf(index) * HOUR).toISOString();
    return sampleNote({ ...kind, id, item, sentAt, ...(isAnonymous && { type: 'anonymous_message', isAnonymousMessage: true }) });
  });
}
