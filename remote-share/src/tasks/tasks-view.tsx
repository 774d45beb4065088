import { rewardOf, type TaskId } from '@billet/shared-domain/rules/tasks';
import { useText } from '@billet/shared-i18n';
import { Button, ChatIcon, CheckIcon, classes, EyeIcon, HeartIcon, LinkIcon, SheetBody, SparkleIcon, StoryIcon } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import styles from './tasks.module.css';

export interface TasksViewProps {
  readonly tasks: readonly TaskId[];
  readonly done: readonly string[];
  /** The channel was opened from here: the next press asks whether the person joined. */
  readonly isChannelOpened: boolean;
  readonly busy: TaskId | null;
  readonly onDo: (task: TaskId) => void;
  readonly onClose: () => void;
}

const icons: Readonly<Record<TaskId, ReactNode>> = {
  share_link: <LinkIcon />,
  share_story: <StoryIcon />,
  join_channel: <ChatIcon />,
  emoji_status: <SparkleIcon />,
  invite_3: <HeartIcon />,
};

/** What people can do for the app, and what they get for it. */
export function TasksView({ tasks, done, isChannelOpened, busy, onDo, onClose }: TasksViewProps) {
  const text = useText();
  const finished = tasks.filter((task) => done.includes(task)).length;
  return (
    <SheetBody title={text('share-tasks')} subtitle={text('share-tasks-text')} onClose={onClose} closeLabel={text('share-menu-close')}>
      <div className={styles.content}>
        <Progress finished={finished} total={tasks.length} />
        <ul className={styles.tasks} aria-label={text('share-tasks')}>
          {tasks.map((task) => (
            <Task
              key={task}
              task={task}
              isDone={done.includes(task)}
              isBusy={busy === task}
              action={text(task === 'join_channel' && isChannelOpened ? 'share-task-check' : `share-task-${task}-action`)}
              onDo={() => onDo(task)}
            />
          ))}
        </ul>
      </div>
    </SheetBody>
  );
}

export function Progress({ finished, total }: { readonly finished: number; readonly total: number }) {
  const text = useText();
  return (
    <div className={styles.progress}>
      <span className={styles.count}>{text('share-tasks-progress', { finished, total })}</span>
      <progress className={styles.bar} max={total} value={finished} aria-label={text('share-tasks-progress', { finished, total })} />
    </div>
  );
}

interface TaskProps {
  readonly task: TaskId;
  readonly isDone: boolean;
  readonly isBusy: boolean;
  readonly action: string;
  readonly onDo: () => void;
}

function Task({ task, isDone, isBusy, action, onDo }: TaskProps) {
  const text = useText();
  return (
    <li className={styles.task}>
      <span className={classes(styles.icon, isDone && styles.isDone)} aria-hidden="true">
        {isDone ? <CheckIcon /> : icons[task]}
      </span>
      <div className={styles.texts}>
        <span className={styles.title}>{text(`share-task-${task}`)}</span>
        {rewardOf(task) > 0 && (
          <span className={styles.reward}>
            <EyeIcon className={styles.eye} />
            {text('share-task-reward', { count: rewardOf(task) })}
          </span>
        )}
      </div>
      {isDone ? (
        <span className={styles.doneLabel}>{text('share-task-done')}</span>
      ) : (
        <Button variant="secondary" isBusy={isBusy} aria-label={`${action}: ${text(`share-task-${task}`)}`} onClick={onDo}>
          {action}
        </Button>
      )}
    </li>
  );
}
