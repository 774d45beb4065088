import { type ReactNode, useState } from 'react';
import styles from './gallery.module.css';
import {
  Avatar,
  Badge,
  Banner,
  Button,
  Card,
  CheckIcon,
  Chip,
  CountdownChip,
  Counter,
  DiceIcon,
  EmptyState,
  Failed,
  GiftArt,
  GiftCard,
  GiftTile,
  HeartIcon,
  Hero,
  IconButton,
  InboxIcon,
  ListGroup,
  type ListMoreProps,
  ListRow,
  ListState,
  type ListStateProps,
  ListStep,
  LockIcon,
  MaskIcon,
  Particles,
  Price,
  ProfilePreview,
  RadioCard,
  SegmentedControl,
  SendIcon,
  ShareIcon,
  SheetBody,
  Skeleton,
  Spinner,
  TabBar,
  TextField,
  Toggle,
  Waiting,
  Written,
} from './index.ts';

/** The components in the states that people meet, for looking at; no app ships it. Texts are samples. */
export const states: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'share', render: () => <SharePage /> },
  { name: 'inbox', render: () => <InboxPage /> },
  { name: 'send', render: () => <SendPage /> },
  { name: 'picker', render: () => <PickerSheet /> },
  { name: 'checkout', render: () => <CheckoutSheet /> },
  { name: 'states', render: () => <QuietStates /> },
  { name: 'rows', render: () => <Rows /> },
  { name: 'a page that is waited for', render: () => <Waiting place="page" label="Loading your page…" /> },
  { name: 'a page that did not come', render: () => <Failed place="page" {...failure} /> },
  { name: 'a page that is tried again', render: () => <Failed place="page" isBusy {...failure} /> },
  { name: 'a piece that did not come', render: () => <Failed place="line" {...failure} /> },
  { name: 'what people wrote', render: () => <Writings /> },
  { name: 'list / loading', render: () => <Notes status="loading" /> },
  { name: 'list / failed', render: () => <Notes status="failed" /> },
  { name: 'list / empty', render: () => <Notes status="ready" isEmpty /> },
  { name: 'list / full', render: () => <Notes status="ready" /> },
  { name: 'list / more to come', render: () => <Notes status="ready" more="ready" /> },
  { name: 'list / more on its way', render: () => <Notes status="ready" more="loading" /> },
  { name: 'list / more failed', render: () => <Notes status="ready" more="failed" /> },
];

const nothing = () => {};
const failure = { title: "The page didn't load", text: 'No connection right now.', retryLabel: 'Try again', onRetry: nothing };
const price = (stars: number, originalPrice?: number) => (
  <Price stars={stars} freeLabel="Free" label={`${stars} Stars`} originalPrice={originalPrice} />
);

function Tabs({ active }: { readonly active: string }) {
  const tabs = [
    { id: 'share', label: 'Share', icon: <ShareIcon />, path: '/share' },
    { id: 'send', label: 'Send', icon: <SendIcon />, path: '/send-to-friend' },
    { id: 'inbox', label: 'Inbox', icon: <InboxIcon />, path: '/inbox', badge: { count: 3, label: '3 unread' } },
  ];
  return <TabBar label="Pages" tabs={tabs.map((tab) => ({ ...tab, isActive: tab.id === active }))} />;
}

function ModeSwitch() {
  const [mode, setMode] = useState('valentine');
  const options = [
    { value: 'anonymous', label: 'Anonymous' },
    { value: 'valentine', label: 'Valentine' },
  ];
  return <SegmentedControl label="Mode" options={options} value={mode} onChange={setMode} />;
}

function SharePage() {
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

function InboxPage() {
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
        <GiftCard itemId="tulip" state="sealed" ribbon={{ kind: 'hidden', label: 'Hidden' }} buttonLabel="Open" onPress={nothing} />
        <GiftCard
          itemId="crown"
          state="sealed"
          superLabel="Super"
          ribbon={{ kind: 'visible', label: 'Visible' }}
          buttonLabel="Open"
          onPress={nothing}
        />
        <GiftCard itemId="tulip" state="closed" ribbon={{ kind: 'hidden', label: 'Hidden' }} buttonLabel="8 March" onPress={nothing} />
        <GiftCard itemId="teddy" state="opened" ribbon={{ kind: 'mutual', label: 'Mutual' }} buttonLabel="Opened" onPress={nothing} />
        <GiftCard
          itemId="heart_box"
          state="opened"
          ribbon={{ kind: 'sympathy', label: 'Likes you' }}
          buttonLabel="Opened"
          onPress={nothing}
        />
        <GiftCard itemId="not_there" state="opened" ribbon={{ kind: 'visible', label: 'Visible' }} buttonLabel="Opened" onPress={nothing} />
        <GiftCard itemId="unicorn" state="opened" buttonLabel="Opened" onPress={nothing} />
      </div>
      <Button variant="ghost" isFullWidth>
        Load more
      </Button>
      <Tabs active="inbox" />
    </div>
  );
}

function SendPage() {
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

const GIFTS = [
  ['tulip', 'Tulip', 0],
  ['candy', 'Candy', 0],
  ['kiss', 'Kiss', 0],
  ['surprise_box', 'Surprise', 49],
  ['teddy', 'Teddy', 49],
  ['bouquet', 'Bouquet', 49],
  ['champagne', 'Champagne', 99],
  ['ring', 'Ring with a very long na…', 199],
  ['diamond', 'Diamond', 399],
] as const;

function PickerSheet() {
  const [picked, setPicked] = useState('teddy');
  return (
    <div className={styles.sheet}>
      <SheetBody title="Choose a gift" subtitle="for Boris" onClose={nothing} closeLabel="Close">
        <div className={styles.grid}>
          {GIFTS.map(([id, name, stars]) => (
            <GiftTile
              key={id}
              itemId={id}
              name={name}
              price={price(stars, id === 'diamond' ? 499 : undefined)}
              tag={id === 'diamond' ? '−20 %' : undefined}
              isSelected={picked === id}
              onPress={() => setPicked(id)}
            />
          ))}
        </div>
      </SheetBody>
    </div>
  );
}

function CheckoutSheet() {
  const [text, setText] = useState('You smile and the whole tram smiles. ');
  const [privacy, setPrivacy] = useState('reveal');
  const [isSuper, setSuper] = useState(true);
  const footer = (
    <Button size="l" isFullWidth>
      Send for {price(98)}
    </Button>
  );
  return (
    <div className={styles.sheet}>
      <SheetBody title="Your valentine" onClose={nothing} closeLabel="Close" onBack={nothing} backLabel="Back" footer={footer}>
        <div className={styles.stack}>
          <div className={styles.heroRow}>
            <Hero>
              <GiftArt itemId="teddy" size={104} />
            </Hero>
          </div>
          <TextField
            label="Message"
            value={text}
            onChange={setText}
            limit={40}
            counterLabel={`${text.length} of 40`}
            placeholder="Write something warm"
          />
          <Button variant="secondary" icon={<DiceIcon />}>
            Surprise me
          </Button>
          <RadioCard
            name="privacy"
            value="reveal"
            title="In secret"
            description="Boris can learn your name with Stars."
            aside={price(0)}
            isChecked={privacy === 'reveal'}
            onChange={setPrivacy}
          />
          <RadioCard
            name="privacy"
            value="full"
            title="Hidden forever"
            description="Nobody will ever learn it."
            aside={price(49)}
            isChecked={privacy === 'full'}
            onChange={setPrivacy}
          />
          <Card>
            <Toggle label="Super" description="Opens at once and shines." isOn={isSuper} onChange={setSuper} />
          </Card>
        </div>
      </SheetBody>
    </div>
  );
}

function QuietStates() {
  return (
    <div className={styles.page}>
      <EmptyState
        artId="lovebirds"
        title="Nothing here yet"
        text="Share your link, and valentines will come."
        action={<Button icon={<ShareIcon />}>Share</Button>}
      />
      <div className={styles.row}>
        <Button isBusy>Send</Button>
        <Button disabled>Send</Button>
        <Button variant="danger">Delete</Button>
        <IconButton label="Lock" icon={<LockIcon />} />
        <Spinner label="Loading" />
        <Badge count={120} label="120 unread" />
      </div>
      <div className={styles.row}>
        <Chip icon={<MaskIcon />}>No name</Chip>
        <Chip icon={<CheckIcon />}>Answered</Chip>
      </div>
      <Banner tone="info">Easter is near: cakes are out.</Banner>
      <Banner tone="warning">Names can be bought by Boris.</Banner>
      <Banner tone="error" action={<Button variant="danger">Again</Button>}>
        Not sent. Your text is kept.
      </Banner>
      <TextField label="Answer" value="Far too long" onChange={nothing} limit={5} counterLabel="12 of 5" error="Shorten it by 7" rows={2} />
      <Card>
        <Skeleton width="60%" height={20} />
        <Skeleton height={14} className={styles.gapAbove ?? ''} />
      </Card>
    </div>
  );
}

const writings = [
  ['Zoë', 'See you at 7?'],
  ['Łukasz Wójcik', 'Do zobaczenia!'],
  ['Thị Hằng', 'Mình nhớ bạn lắm đấy ơi!'],
  ['Анна', 'Ты такая добрая!'],
  ['Гүлнұр', 'Қалың қалай?'],
  ['אביגיל', 'מתי ניפגש עם Anna, בשעה 7?'],
  ['فاطمة', 'شكرًا جزيلًا «جدًا»!'],
  ['अनुष्का', 'तुम्हारी हँसी बहुत अच्छी लगती है'],
  ['🌸 22', '22!'],
] as const;

function Writings() {
  return (
    <div className={styles.page}>
      {writings.map(([name, words]) => (
        <Card key={name}>
          <Avatar firstName={name} photoUrl={null} />
          <h2 className={styles.title}>
            <Written as="line">{name}</Written>
          </h2>
          <Written as="text">{words}</Written>
        </Card>
      ))}
    </div>
  );
}

function Rows() {
  return (
    <div className={styles.page}>
      <ListGroup label="Ways to share">
        <ListRow icon={<ShareIcon />} tone="accent" title="A story" text="With your link as a widget" onPress={nothing} />
        <ListRow icon={<LockIcon />} title="Blocked senders" text="Known only by their notes" onPress={nothing} />
        <ListRow icon={<MaskIcon />} title="Not known yet" text="…" isDisabled onPress={nothing} />
        <ListRow icon={<HeartIcon />} title="The channel" text="News and little surprises" href="#channel" />
        <ListRow
          icon={<InboxIcon />}
          tone="accent"
          title="Invite three"
          text="2 free reveals"
          control={<Button variant="secondary">Invite</Button>}
        />
        <ListRow icon={<CheckIcon />} tone="success" title="Share your link" value="Done" />
        <ListRow title="Report this note" text="Somebody looks at it within a day" onPress={nothing} />
      </ListGroup>
      <ListGroup isOneCard>
        <ListRow icon={<SendIcon />} title="Language" value="English" onPress={nothing} />
        <ListRow icon={<ShareIcon />} title="Export my data" isBusy onPress={nothing} />
        <ListRow icon={<InboxIcon />} tone="danger" title="Delete my account" onPress={nothing} />
      </ListGroup>
    </div>
  );
}

function Notes({
  status,
  more = 'none',
  isEmpty = false,
}: Pick<ListStateProps, 'status'> & { readonly more?: ListMoreProps['status']; readonly isEmpty?: boolean }) {
  return (
    <div className={styles.page}>
      <ListState
        status={status}
        isEmpty={isEmpty}
        loading={{ label: 'The notes load', rows: 3, height: 68 }}
        failed={{ title: 'The notes didn’t load', text: 'Nothing is lost.', retryLabel: 'Try again', onRetry: nothing }}
        empty={{ artId: 'heart', title: 'No notes yet', text: 'Share your link, and they will come.' }}
        more={{ status: more, label: 'Show more', failedText: 'The next ones didn’t load', retryLabel: 'Try again', onMore: nothing }}
      >
        <ListGroup label="Notes">
          <ListRow icon={<HeartIcon />} title="From somebody" text="You make Mondays bearable" onPress={nothing} />
          <ListRow icon={<HeartIcon />} title="From somebody" text="And Fridays" onPress={nothing} />
        </ListGroup>
      </ListState>
    </div>
  );
}
