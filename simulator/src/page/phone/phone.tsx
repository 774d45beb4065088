import { useEffect, useEffectEvent } from 'react';
import { botChat, peopleChat } from '../../world/people.ts';
import type { PersonView, Snapshot } from '../../world/types.ts';
import { Chat } from '../chat/chat.tsx';
import { ChatList } from '../chat/chat-list.tsx';
import { chatsOf } from '../chat/chats.ts';
import { type Unread, useMarkRead } from '../chat/unread.ts';
import { AppWindow } from '../frame/app-window.tsx';
import { PostedStory } from '../stories/posted-story.tsx';
import type { TourStep } from '../tour/steps.ts';
import { Arrival } from './arrival.tsx';
import { Caption } from './caption.tsx';
import { Notices } from './notices.tsx';
import styles from './phone.module.css';
import { PhoneDialog } from './phone-dialog.tsx';
import { StatusBar } from './status-bar.tsx';
import { usePhone } from './use-phone.ts';

interface PhoneProps {
  readonly person: PersonView;
  readonly snapshot: Snapshot;
  readonly unread: Unread;
  /** True while the phone is on the screen. */
  readonly isInView: boolean;
  /** The step of the tour that was pressed on this phone. */
  readonly highlighted: TourStep | null;
}

/** The messenger of one person. */
export function Phone({ person, snapshot, unread, isInView, highlighted }: PhoneProps) {
  const phone = usePhone(person, snapshot);
  const openStep = useEffectEvent((step: TourStep) => {
    const partner = snapshot.people.find(({ slug }) => slug === step.chat);
    phone.setChat(partner ? peopleChat(person.id, partner.id) : botChat(person.id));
  });
  useEffect(() => {
    if (highlighted) openStep(highlighted);
  }, [highlighted]);
  const chats = chatsOf(person, snapshot);
  const chat = chats.find((each) => each.id === phone.chat);
  const isCovered = phone.app !== null && !phone.app.isMinimised;
  useMarkRead(unread, person, isInView && !isCovered ? phone.chat : null);
  const unreadMessages = unread.of(person);
  const latest = unreadMessages.at(-1);

  return (
    <section aria-label={`${person.firstName}'s phone`} className={styles.place}>
      <Caption person={person} unread={unreadMessages.length} onLanguage={phone.changeLanguage} />
      <div className={styles.case}>
        <div className={styles.screen} data-theme={person.theme}>
          <div
            className={styles.client}
            data-beside-app={phone.app?.isMinimised ?? false}
            inert={isCovered}
            data-highlighted={highlighted?.chat}
          >
            <StatusBar network={person.network} />
            {chat ? (
              <Chat
                key={chat.id}
                chat={chat}
                person={person}
                snapshot={snapshot}
                unread={unread}
                unreadElsewhere={unreadMessages.length}
                onBack={() => phone.setChat(null)}
                onLink={phone.followLink}
                onButton={phone.pressButton}
                onSend={(text, replyTo) => phone.write(chat.id, text, replyTo)}
                onOpenApp={phone.openApp}
                onKey={phone.pressKey}
              />
            ) : (
              <ChatList person={person} unread={unread} chats={chats} snapshot={snapshot} onOpen={phone.setChat} onWatch={phone.watch} />
            )}
            {chat && latest && latest.chat !== chat.id && (
              <Arrival key={latest.id} person={person} chats={chats} message={latest} onOpen={phone.setChat} />
            )}
          </div>
          {phone.app && (
            <AppWindow
              key={phone.app.id}
              person={person}
              title={snapshot.bot.name}
              url={phone.app.url}
              chats={chats}
              isMinimised={phone.app.isMinimised}
              outer={phone.outer}
              onRestore={phone.restore}
            />
          )}
          {phone.question && <PhoneDialog question={phone.question} person={person} snapshot={snapshot} phone={phone} />}
          <PostedStory person={person} onWatch={() => phone.watch(person.id, true)} />
          <Notices person={person.id} notices={snapshot.notices} />
        </div>
        {highlighted && <div key={highlighted.id} className={styles.news} />}
        {latest && <div key={latest.id} className={styles.news} />}
        {phone.pulse.count > 0 && <div key={phone.pulse.count} className={styles.pulse} data-signal={phone.pulse.signal} />}
      </div>
    </section>
  );
}
