import { sampleNote } from '@billet/shared-bridge/testing';
import { inSheet, LONG_TEXT, nothing } from '../samples/in-sheet.tsx';
import { type ReplyModel, ReplyView } from './reply-view.tsx';

const reply = (change: Partial<ReplyModel> = {}) => (
  <ReplyView
    model={{
      note: sampleNote(),
      draft: '',
      isSending: false,
      write: nothing,
      startOver: null,
      send: null,
      isVisibilitySaving: false,
      setVisibility: nothing,
      ...change,
    }}
  />
);

export const replyStates = [
  inSheet('reply/empty', reply()),
  inSheet('reply/typed', reply({ draft: 'Meet me where we first got lost?', send: nothing })),
  inSheet('reply/restored draft', reply({ draft: 'Meet me where', startOver: nothing, send: nothing })),
  inSheet(
    'reply/not published, fully anonymous',
    reply({ draft: 'Yes', send: nothing, note: sampleNote({ isPublic: false, isFullyAnonymous: true }) }),
  ),
  inSheet('reply/too long', reply({ draft: LONG_TEXT, note: sampleNote({ message: LONG_TEXT }) })),
  inSheet('reply/sending', reply({ draft: 'Yes', isSending: true })),
];
