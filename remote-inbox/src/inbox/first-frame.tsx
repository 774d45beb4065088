import type { Mode } from '@billet/shared-domain/contract';
import type { Frame } from '@billet/shared-ui';
import { type InboxModel, InboxView } from './inbox-view.tsx';

const nothing = (): void => {};

/** The page while its list is loading, with inert controls. */
export const inboxWithoutActions = (mode: Mode): InboxModel => ({
  mode,
  count: 0,
  unread: null,
  closed: 0,
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

/** Page rendered before any data is known. It contains all optional parts; the renderer removes those that do not apply. */
export const inboxFrame = (mode: Mode): Frame => ({
  route: '/inbox',
  mode,
  render: () => <InboxView model={{ ...inboxWithoutActions(mode), pause: { isPaused: true, isResuming: false, resume: nothing } }} />,
});
