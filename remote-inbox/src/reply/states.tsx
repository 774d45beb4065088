import { inSheet, LONG_TEXT, nothing } from '../item/in-sheet.tsx';
import { sampleValentine } from '../item/sample.ts';
import { ReplyView, type ReplyViewProps } from './reply-view.tsx';

const reply = (change: Partial<ReplyViewProps> = {}) => (
  <ReplyView
    valentine={sampleValentine()}
    draft=""
    isSending={false}
    onDraft={nothing}
    onSend={nothing}
    onVisibility={nothing}
    onBack={nothing}
    onClose={nothing}
    {...change}
  />
);

export const replyStates = [
  inSheet('reply/empty', reply()),
  inSheet('reply/typed', reply({ draft: 'Meet me where we first got lost?' })),
  inSheet(
    'reply/not published, fully anonymous',
    reply({ draft: 'Yes', valentine: sampleValentine({ isPublic: false, isFullyAnonymous: true }) }),
  ),
  inSheet('reply/too long', reply({ draft: LONG_TEXT, valentine: sampleValentine({ message: LONG_TEXT }) })),
  inSheet('reply/sending', reply({ draft: 'Yes!', isSending: true })),
];
