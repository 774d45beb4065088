import { useState } from 'react';
import styles from '../gallery.module.css';
import {
  Avatar,
  Button,
  CountdownChip,
  Counter,
  GiftArt,
  GiftCard,
  HeartIcon,
  Hero,
  ListStep,
  Particles,
  ProfilePreview,
  SegmentedControl,
  SendIcon,
  ShareIcon,
} from '../index.ts';
import { ModeSwitch, nothing, Tabs } from './parts.tsx';

export function SharePage() {
  return (
    <div className={styles.page}>
      <Particles />
      <ModeSwitch />
      <div className={styles.header}>
        <Avatar firstName="Alice" photoUrl={null} size="xl" />
        <h1 className={styles.title}>Alice, who likes you in secret?</h1>
        <CountdownChip icon={<HeartIcon />}>107 d 14 h until 8 March</CountdownChip>
      </div>
      <ListStep
        number={1}
        title="Share your link"
        text="Put it into your story or a chat: valentines come back without names."
        action={
          <Button isFullWidth size="l" icon={<ShareIcon />}>
            Share my link
          </Button>
        }
      />
      <ListStep
        number={2}
        title="Send one yourself"
        text="Someone is waiting for it."
        action={
          <Button isFullWidth variant="secondary" icon={<SendIcon />}>
            Choose a friend
          </Button>
        }
      />
      <ListStep number={3} isDone title="Join the channel" text="News and little surprises." />
      <Tabs active="share" />
    </div>
  );
}

export function InboxPage() {
  const [filter, setFilter] = useState('all');
  const filters = [
    { value: 'all', label: 'All' },
    { value: 'unopened', label: 'Unopened' },
    { value: 'unanswered', label: 'Unanswered' },
  ];
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>7 valentines</h1>
      <SegmentedControl label="Filter" options={filters} value={filter} onChange={setFilter} />
      <div className={styles.grid}>
        <GiftCard itemId="tulip" state="sealed" statusLabel="Open" onPress={nothing} />
        <GiftCard itemId="crown" state="sealed" superLabel="Super" seal="mask" statusLabel="Open" onPress={nothing} />
        <GiftCard itemId="tulip" state="closed" statusLabel="8 March" onPress={nothing} />
        <GiftCard
          itemId="teddy"
          state="opened"
          ribbon={{ kind: 'mutual', label: 'Mutual' }}
          words="You make Mondays bearable, and Tuesdays too"
          statusLabel="Opened"
          onPress={nothing}
        />
        <GiftCard
          itemId="heart_box"
          state="opened"
          ribbon={{ kind: 'sympathy', label: 'Likes you' }}
          words="Ты чудо"
          statusLabel="Answered"
          isAnswered
          onPress={nothing}
        />
        <GiftCard itemId="not_there" state="opened" statusLabel="Opened" onPress={nothing} />
        <GiftCard
          itemId="unicorn"
          state="opened"
          superLabel="Super"
          ribbon={{ kind: 'visible', label: 'Visible' }}
          words="أنتِ تجعلين كل صباح أجمل"
          statusLabel="Answered"
          isAnswered
          onPress={nothing}
        />
      </div>
      <Button variant="ghost" isFullWidth>
        Load more
      </Button>
      <Tabs active="inbox" />
    </div>
  );
}

export function SendPage() {
  const [taps, setTaps] = useState(412);
  return (
    <div className={styles.page}>
      <Particles />
      <div className={styles.header}>
        <Avatar firstName="Борис" photoUrl={null} size="l" />
        <h1 className={styles.title}>A valentine for Boris</h1>
      </div>
      <button type="button" className={styles.hero} onClick={() => setTaps((count) => count + 1)} aria-label="Tap">
        <Hero>
          <GiftArt itemId="heart_box" size={190} />
        </Hero>
      </button>
      <div className={styles.counters}>
        <Counter value={taps} label="taps" isDecoration />
        <Counter value={3} label="here now" isDecoration />
      </div>
      <Button size="l" isFullWidth icon={<HeartIcon />}>
        Send a valentine
      </Button>
      <ProfilePreview name="Boris Konstantinopols…" firstName="Борис" photoUrl={null} hint="See what he shows to all" onOpen={nothing} />
    </div>
  );
}
