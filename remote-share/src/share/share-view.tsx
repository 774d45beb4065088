import type { Pause } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import {
  Banner,
  Button,
  ChatIcon,
  GearIcon,
  IconButton,
  LinkIcon,
  ListStep,
  SegmentedControl,
  SendIcon,
  ShareIcon,
  SparkleIcon,
  Waiting,
} from '@billet/shared-ui';
import type { ReactNode } from 'react';
import { RankChip } from '../leaderboard/rank-chip.tsx';
import { LinkLine } from '../own-link/link-line.tsx';
import { TasksCard } from '../tasks/tasks-card.tsx';
import { HeaderCard } from './header-card.tsx';
import styles from './share-view.module.css';

export interface ShareModel {
  readonly mode: Mode;
  /** The mode is not known yet: a loading indicator replaces the page. */
  readonly isLoading: boolean;
  readonly firstName: string;
  readonly photoUrl: string | null;
  readonly countdown: ReactNode;
  /** Rank among the users who received the most; null while unknown. */
  readonly rank: number | null;
  /** Null while unknown. */
  readonly link: string | null;
  readonly pause: Pause;
  /** Number of finished and offered tasks; null while unknown. */
  readonly tasks: { readonly finished: number; readonly total: number } | null;
  readonly onMode: (mode: Mode) => void;
  /** Opens a dialog of the page. */
  readonly onOpen: (name: 'leaderboard' | 'settings' | 'tasks') => void;
  readonly onShare: () => void;
  readonly onSend: () => void;
  readonly onCopy: () => void;
  /** Null where these steps are not offered. */
  readonly onChannel: (() => void) | null;
  readonly onStatus: (() => void) | null;
}

/** The user's link, and the steps to share it. */
export function ShareView({ model }: { readonly model: ShareModel }) {
  const text = useText();
  const { mode, rank, tasks, onOpen } = model;
  if (model.isLoading) return <Waiting place="page" label={text('share-mode-loading')} />;
  const options = [
    { value: 'anonymous', label: text('share-mode-anonymous') },
    { value: 'valentine', label: text('share-mode-valentine') },
  ] as const;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <SegmentedControl label={text('share-mode')} options={options} value={mode} onChange={model.onMode} />
        <IconButton label={text('share-settings')} icon={<GearIcon />} onClick={() => onOpen('settings')} />
      </div>
      <HeaderCard
        mode={mode}
        firstName={model.firstName}
        photoUrl={model.photoUrl}
        title={text(`share-title-${mode}`)}
        chip={mode === 'valentine' ? model.countdown : text('share-chip-anonymous')}
        rank={rank !== null && <RankChip rank={rank} onPress={() => onOpen('leaderboard')} />}
      />
      <Paused pause={model.pause} />
      <Steps model={model} />
      <TasksCard done={tasks} onPress={() => onOpen('tasks')} />
    </div>
  );
}

/** Explains that a paused inbox shows no new notes. */
function Paused({ pause: { isPaused, isResuming, resume } }: Pick<ShareModel, 'pause'>) {
  const text = useText();
  if (!isPaused) return null;
  const button = (
    <Button variant="secondary" isBusy={isResuming} onClick={resume}>
      {text('share-resume')}
    </Button>
  );
  return (
    <div data-part="paused">
      <Banner tone="warning" action={button}>
        {text('share-paused')}
      </Banner>
    </div>
  );
}

function Steps({ model }: { readonly model: ShareModel }) {
  const text = useText();
  const { mode, link, onChannel, onStatus } = model;
  return (
    <ol className={styles.steps}>
      <Step number={1} title={text('share-step-share-title')} text={text(`share-step-share-text-${mode}`)}>
        <LinkLine link={link} action={<IconButton data-fresh="" label={text('share-copy')} icon={<LinkIcon />} onClick={model.onCopy} />} />
        <Button size="l" isFullWidth icon={<ShareIcon />} onClick={model.onShare}>
          {text('share-step-share-action')}
        </Button>
      </Step>
      <Step number={2} title={text('share-step-send-title')} text={text(`share-step-send-text-${mode}`)}>
        <Button variant="secondary" size="l" isFullWidth icon={<SendIcon />} onClick={model.onSend}>
          {text(`share-step-send-action-${mode}`)}
        </Button>
      </Step>
      {onChannel && (
        <Step part="config.channelLink" number={3} title={text('share-step-channel-title')} text={text('share-step-channel-text')}>
          <Button variant="secondary" isFullWidth icon={<ChatIcon />} onClick={onChannel}>
            {text('share-step-channel-action')}
          </Button>
        </Step>
      )}
      {onStatus && (
        <Step
          part="config.emojiStatusId"
          number={onChannel ? 4 : 3}
          title={text('share-step-status-title')}
          text={text('share-step-status-text')}
        >
          <Button variant="secondary" isFullWidth icon={<SparkleIcon />} onClick={onStatus}>
            {text('share-step-status-action')}
          </Button>
        </Step>
      )}
    </ol>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  /** Name of an optional part, which not every deployment has. */
  readonly part?: string;
  readonly children: ReactNode;
}

function Step({ part, children, ...step }: StepProps) {
  return (
    <li className={styles.step} data-part={part}>
      <ListStep {...step} />
      {children}
    </li>
  );
}
