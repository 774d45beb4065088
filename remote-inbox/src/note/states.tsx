import { sampleNote } from '@billet/shared-bridge/testing';
import type { Valentine } from '@billet/shared-domain/contract';
import { nextRevealStep } from '../reveal/reveal.ts';
import { inSheet, LONG_TEXT, nothing, RTL_TEXT } from '../samples/in-sheet.tsx';
import { boris } from '../samples/note.ts';
import type { NoteModel } from './note-model.ts';
import { NoteView } from './note-view.tsx';

const { item } = sampleNote();
const valentine = (change: Partial<Valentine> = {}, availableReveals = 0, more: Partial<NoteModel> = {}) => {
  const note = sampleNote(change);
  const canChat = note.isMutual || note.isOpenSympathy;
  return (
    <NoteView
      model={{
        note,
        availableReveals,
        revealStep: nextRevealStep(note, availableReveals),
        isRevealing: false,
        isNewlyMutual: false,
        onUnveiled: nothing,
        reveal: nothing,
        openChat: canChat ? nothing : null,
        reply: nothing,
        hasReplyDraft: false,
        unsent: null,
        isVisibilitySaving: false,
        setVisibility: nothing,
        shareAnswer: nothing,
        openSafety: nothing,
        ...more,
      }}
    />
  );
};
const question = (change: Partial<Valentine> = {}, availableReveals = 0) =>
  valentine(
    {
      type: 'anonymous_message',
      isAnonymousMessage: true,
      item: { ...item, id: 'love' },
      message: 'What would you do if you weren’t afraid?',
      ...change,
    },
    availableReveals,
  );

export const noteStates = [
  inSheet('valentine/hidden, none left', valentine()),
  inSheet('valentine/hidden, three left', valentine({}, 3)),
  inSheet('valentine/fully anonymous', valentine({ isFullyAnonymous: true, item: { ...item, id: 'diamond' } }, 3)),
  inSheet('valentine/mutual, with chat', valentine({ isMutual: true, sender: boris, item: { ...item, id: 'bouquet' } })),
  inSheet('valentine/just mutual', valentine({ isMutual: true, sender: boris }, 0, { isNewlyMutual: true })),
  inSheet(
    'valentine/super, sent as a gift',
    valentine({ type: 'super', isTelegramGiftSent: true, item: { ...item, id: 'teddy', type: 'telegram_gift' } }),
  ),
  inSheet(
    'valentine/answered, hidden from others',
    valentine({ answer: 'Мне тоже. Приходи в субботу?', isPublic: false, isRevealCompleted: true, sender: boris }),
  ),
  inSheet('valentine/answer with draft', valentine({}, 0, { hasReplyDraft: true })),
  inSheet(
    'valentine/answered elsewhere, with an unsent text',
    valentine({ answer: 'Yes!' }, 0, { unsent: { words: 'I was about to say maybe…', copy: nothing, discard: nothing } }),
  ),
  inSheet('valentine/without text', valentine({ message: '', isOpenSympathy: true, sender: boris })),
  inSheet('valentine/long', valentine({ message: LONG_TEXT, answer: LONG_TEXT }, 12)),
  inSheet('valentine/rtl words', valentine({ message: RTL_TEXT })),
  inSheet('valentine/from the product team', valentine({ item: { ...item, type: 'service' } })),
  inSheet('question/hidden', question()),
  inSheet('question/hidden, one left', question({}, 1)),
  inSheet('question/fully anonymous', question({ isFullyAnonymous: true })),
  inSheet('question/mutual, with chat', question({ isMutual: true, sender: boris, isRevealCompleted: true })),
  inSheet('question/answered', question({ answer: 'I would call you right now.' }, 3)),
  inSheet('question/sent as a gift', question({ isTelegramGiftSent: true, item: { ...item, id: 'teddy', type: 'telegram_gift' } })),
  inSheet('question/long', question({ message: LONG_TEXT })),
  inSheet('question/rtl words', question({ message: RTL_TEXT, item: { ...item, id: 'laugh' } })),
];
