import styles from '../gallery.module.css';
import {
  Avatar,
  Badge,
  Banner,
  Button,
  Card,
  CheckIcon,
  Chip,
  EmptyState,
  greet,
  IconButton,
  LockIcon,
  Mascot,
  MaskIcon,
  ShareIcon,
  Skeleton,
  Spinner,
  TextField,
  Written,
} from '../index.ts';
import { nothing } from './parts.tsx';

export function QuietStates() {
  return (
    <div className={styles.page}>
      <EmptyState
        art={<Mascot mood={greet} />}
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

export function Writings() {
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
