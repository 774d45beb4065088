import { sampleNote } from '@billet/shared-bridge/testing';
import type { Mode, Valentine } from '@billet/shared-domain/contract';
import { boris } from './note.ts';

const gifts = ['tulip', 'teddy', 'heart_box', 'kiss', 'champagne', 'unicorn', 'diamond', 'bouquet', 'candy', 'crown'];
const emotions = ['anon', 'love', 'laugh', 'wow', 'sad', 'fire', 'kiss_face'];

/** Every fourth waits to be opened; the others wear each ribbon in turn. */
const kinds: readonly Partial<Valentine>[] = [
  { status: 'sent', message: null, type: 'super' },
  {},
  { isMutual: true, sender: boris },
  { isPublic: false },
  { status: 'sent', message: null },
  { isOpenSympathy: true, sender: boris },
  { type: 'super', answer: 'Always' },
];

/** An inbox of `length` items with something of everything in it. */
export function sampleInbox(mode: Mode, length: number): Valentine[] {
  const isAnonymous = mode === 'anonymous';
  const pictures = isAnonymous ? emotions : gifts;
  return Array.from({ length }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? {};
    const item = { ...sampleNote().item, id: pictures[index % pictures.length] ?? 'tulip' };
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    return sampleNote({ ...kind, id, item, ...(isAnonymous && { type: 'anonymous_message', isAnonymousMessage: true }) });
  });
}
