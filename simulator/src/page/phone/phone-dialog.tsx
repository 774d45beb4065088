import type { PersonView, Snapshot } from '../../world/types.ts';
import { chatsOf } from '../chat/chats.ts';
import { Alert } from '../parts/alert.tsx';
import { ChatPicker } from '../parts/chat-picker.tsx';
import { StoryViewer } from '../stories/story-viewer.tsx';
import { ChannelDialog } from './channel-dialog.tsx';
import type { PhoneQuestion, usePhone } from './use-phone.ts';

interface PhoneDialogProps {
  readonly question: PhoneQuestion;
  readonly person: PersonView;
  readonly snapshot: Snapshot;
  readonly phone: Pick<ReturnType<typeof usePhone>, 'share' | 'shareUser' | 'dismiss' | 'answerChannel' | 'followLink'>;
}

/** The dialogs of the messenger: pick a chat, pick a friend, show an error. */
export function PhoneDialog({ question, person, snapshot, phone }: PhoneDialogProps) {
  if (question.kind === 'problem') {
    return <Alert title="Messenger" text={question.text} buttons={[{ id: null, text: 'OK' }]} onAnswer={phone.dismiss} />;
  }
  if (question.kind === 'share') {
    const { text } = question;
    return <ChatPicker title="Choose a chat" preview={text} chats={chatsOf(person, snapshot)} onPick={(chat) => phone.share(text, chat)} />;
  }
  if (question.kind === 'channel')
    return <ChannelDialog name={question.name} isChatMember={person.isInChannel} onAnswer={phone.answerChannel} />;
  if (question.kind === 'stories') {
    const author = snapshot.people.find(({ id }) => id === question.author);
    const follow = (url: string): void => {
      phone.dismiss();
      phone.followLink(url);
    };
    const firstIndex = question.isNewest && author ? author.stories.length - 1 : 0;
    return author && <StoryViewer author={author} firstIndex={firstIndex} onLink={follow} onClose={phone.dismiss} />;
  }
  const friends = snapshot.people
    .filter((each) => each.id !== person.id)
    .map((each) => ({ id: String(each.id), title: each.firstName, photoUrl: each.photoUrl, isBot: false }));
  const pick = (id: string | null): void => phone.shareUser(question.request, id ? Number(id) : null);
  return <ChatPicker title="Choose a friend" preview="" chats={friends} onPick={pick} />;
}
