import { INVITES, rewardOf, type TaskId } from '@billet/shared-domain/rules/tasks';
import { useText } from '@billet/shared-i18n';
import { Button, ChatIcon, CheckIcon, EyeIcon, HeartIcon, LinkIcon, ListGroup, ListRow, SparkleIcon, StoryIcon } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import { SheetStep } from '../sheet/sheet-step.tsx';
import { Progress } from './progress.tsx';
import styles from './tasks.module.css';

export interface TasksModel {
  readonly tasks: readonly TaskId[];
  readonly done: readonly string[];
  /** Number of new users who joined by the user's link, as of the last daily count. */
  readonly invited: number;
  /** The channel was opened from here: the next press checks whether the user has joined. */
  readonly isChannelOpened: boolean;
  readonly busy: TaskId | null;
  readonly onAct: (task: TaskId) => void;
}

const icons: Readonly<Record<TaskId, ReactNode>> = {
  share_link: <LinkIcon />,
  share_story: <StoryIcon />,
  join_channel: <ChatIcon />,
  emoji_status: <SparkleIcon />,
  invite_3: <HeartIcon />,
};

/** Tasks with their rewards. */
export function TasksView({ model }: { readonly model: TasksModel }) {
  const text = useText();
  const { tasks, done } = model;
  return (
    <SheetStep title={text('share-tasks')} subtitle={text('share-tasks-text')}>
      <div className={styles.content}>
        <Progress done={{ finished: tasks.filter((task) => done.includes(task)).length, total: tasks.length }} />
        <ListGroup label={text('share-tasks')}>
          {tasks.map((task) => (
            <Task key={task} task={task} model={model} />
          ))}
        </ListGroup>
      </div>
    </SheetStep>
  );
}

function Task({ task, model }: { readonly task: TaskId; readonly model: TasksModel }) {
  const text = useText();
  const title = text(`share-task-${task}`);
  const reward = rewardOf(task) > 0 ? <Reward count={rewardOf(task)} /> : undefined;
  if (model.done.includes(task)) {
    return <ListRow icon={<CheckIcon />} tone="success" title={title} text={reward} value={text('share-task-done')} />;
  }
  const action = text(task === 'join_channel' && model.isChannelOpened ? 'share-task-check' : `share-task-${task}-action`);
  const button = (
    <Button variant="secondary" isBusy={model.busy === task} aria-label={`${action}: ${title}`} onClick={() => model.onAct(task)}>
      {action}
    </Button>
  );
  return (
    <ListRow
      icon={icons[task]}
      tone="accent"
      title={title}
      text={<Terms task={task} invited={model.invited} reward={reward} />}
      control={button}
    />
  );
}

interface TermsProps {
  readonly task: TaskId;
  readonly invited: number;
  readonly reward: ReactNode;
}

/** Reward of a task, and its progress if it has several stages. */
function Terms({ task, invited, reward }: TermsProps) {
  const text = useText();
  if (task !== 'invite_3') return reward;
  return (
    <span className={styles.terms}>
      {reward}
      <span>{text('share-task-invite_3-count', { count: invited, needed: INVITES })}</span>
    </span>
  );
}

function Reward({ count }: { readonly count: number }) {
  const text = useText();
  return (
    <span className={styles.reward}>
      <EyeIcon className={styles.eye} />
      {text('share-task-reward', { count })}
    </span>
  );
}
