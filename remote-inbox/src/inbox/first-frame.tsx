import type { Mode } from '@billet/shared-domain/contract';
import type { Frame } from '@billet/shared-ui';
import { type InboxModel, InboxView } from './inbox-view.tsx';

const nothing = (): void => {};

/** The page whose list is on its way, with controls that do nothing. */
export const inertInbox = (mode: Mode): InboxModel => ({
  mode,
  count: 0,
  unread: null,
  filter: 'all',
  pause: { isPaused: false, isResuming: false, resume: nothing },
  list: { kind: 'loading' },
  chooseMode: nothing,
  chooseFilter: nothing,
  press: nothing,
  hold: () => null,
  loadMore: nothing,
  retry: nothing,
  share: nothing,
  openContest: nothing,
});

/** What the page shows before anything is known. Optional parts stand: whoever shows it takes away what doesn't. */
export const inboxFrame = (mode: Mode): Frame => ({
  route: '/inbox',
  mode,
  render: () => <InboxView model={{ ...inertInbox(mode), pause: { isPaused: true, isResuming: false, resume: nothing } }} />,
});
