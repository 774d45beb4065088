import type { Mode } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { sampleSlots } from '@billet/shared-ui';
import { type NamedState, nothing } from '../samples/in-sheet.tsx';
import { countdownText } from './countdown.ts';
import { shareFrame } from './first-frame.tsx';
import { type ShareModel, ShareView } from './share-view.tsx';

const link = 'https://t.me/billet_bot/send?startapp=a2b3c4d5e6';
const sample: Omit<ShareModel, 'countdown'> = {
  mode: 'valentine',
  isLoading: false,
  firstName: 'Alice',
  photoUrl: null,
  rank: 12,
  link,
  pause: { isPaused: false, isResuming: false, resume: nothing },
  tasks: { finished: 2, total: 5 },
  onMode: nothing,
  onOpen: nothing,
  onShare: nothing,
  onSend: nothing,
  onCopy: nothing,
  onChannel: null,
  onStatus: null,
};

function Page({ at = '2026-11-22T12:00:00Z', changes = {} }: { readonly at?: string; readonly changes?: Partial<ShareModel> }) {
  const text = useText();
  return <ShareView model={{ ...sample, countdown: countdownText(new Date(at), text), ...changes }} />;
}

const state = (name: string, changes: Partial<ShareModel> = {}, at?: string): NamedState => ({
  name: `share / ${name}`,
  render: () => <Page changes={changes} {...(at && { at })} />,
});

const first = (mode: Mode): NamedState => ({ name: `share / first frame, ${mode}`, render: () => shareFrame(mode).render(sampleSlots) });

export const shareStates = [
  first('anonymous'),
  first('valentine'),
  state('valentine'),
  state('valentine, weeks before 8 March', {}, '2026-01-10T12:00:00Z'),
  state('valentine, three days to 8 March', {}, '2026-03-05T12:00:00Z'),
  state('valentine, all steps', { onChannel: nothing, onStatus: nothing }),
  state('anonymous', { mode: 'anonymous', link: link.replace('send?', 'ask?') }),
  state('paused', { pause: { isPaused: true, isResuming: false, resume: nothing } }),
  state('mode loading', { isLoading: true }),
  state('without a profile', { link: null, rank: null, tasks: null }),
];
