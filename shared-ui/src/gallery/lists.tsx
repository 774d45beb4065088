import styles from '../gallery.module.css';
import {
  Button,
  CheckIcon,
  HeartIcon,
  InboxIcon,
  ListGroup,
  type ListMoreProps,
  ListRow,
  ListState,
  type ListStateProps,
  LockIcon,
  Mascot,
  MaskIcon,
  peek,
  SendIcon,
  ShareIcon,
} from '../index.ts';
import { nothing } from './parts.tsx';

export function Rows() {
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

export function Notes({
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
        empty={{ art: <Mascot mood={peek} />, title: 'No notes yet', text: 'Share your link, and they will come.' }}
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
