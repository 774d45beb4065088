import type { Valentine } from '@billet/shared-domain/contract';
import { inSheet, LONG_TEXT, RTL_TEXT } from '../item/in-sheet.tsx';
import { boris, itemProps } from '../item/item-props.ts';
import { QuestionView } from './question-view.tsx';

const question = (change: Partial<Valentine> = {}, reveals = 0) =>
  itemProps(
    {
      type: 'anonymous_message',
      isAnonymousMessage: true,
      item: { ...itemProps().valentine.item, id: 'love' },
      message: 'What would you do if you weren’t afraid?',
      ...change,
    },
    reveals,
  );

export const questionStates = [
  inSheet('question/hidden', <QuestionView {...question()} />),
  inSheet('question/hidden, one left', <QuestionView {...question({}, 1)} />),
  inSheet('question/fully anonymous', <QuestionView {...question({ isFullyAnonymous: true })} />),
  inSheet('question/mutual, with chat', <QuestionView {...question({ isMutual: true, sender: boris, isRevealCompleted: true })} />),
  inSheet('question/answered', <QuestionView {...question({ answer: 'I would call you right now.' }, 3)} />),
  inSheet('question/long', <QuestionView {...question({ message: LONG_TEXT })} />),
  inSheet('question/rtl words', <QuestionView {...question({ message: RTL_TEXT, item: { ...question().valentine.item, id: 'laugh' } })} />),
];
