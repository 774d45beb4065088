import type { Answer, JsonCallName, LiveEvent } from '@billet/shared-domain/contract';
import { apiError } from '../api/failure.ts';
import { makeClock } from '../clock.ts';
import type { Api, Bridge, CallInput, DialogName, Environment, Messenger, Notice, PublicConfig } from '../contract.ts';
import { makeLiveEvents } from '../live/events.ts';
import { type FakeMessenger, fakeMessenger } from './fake-messenger.ts';

/** The answers of the server by call name. A missing one is a 404. */
export type Answers = { readonly [N in JsonCallName]?: (input: CallInput<N>) => Answer<N> | Promise<Answer<N>> };

export interface FakeParts {
  readonly answers?: Answers;
  readonly environment?: Partial<Environment>;
  readonly config?: Partial<PublicConfig>;
  readonly messenger?: Partial<Messenger>;
  /** A fixed business time. Defaults to the time of the device. */
  readonly now?: Date;
}

export interface FakeBridge {
  readonly bridge: Bridge;
  readonly apiCalls: { readonly name: JsonCallName; readonly input: unknown }[];
  readonly messengerCalls: FakeMessenger['calls'];
  readonly cloudStorage: FakeMessenger['cloudStorage'];
  readonly notices: Notice[];
  readonly openedDialogs: { readonly name: DialogName; readonly props: unknown }[];
  readonly logged: Parameters<Bridge['log']>[0][];
  /** Sends a live event as the server would. */
  announce(event: LiveEvent): void;
}

const environment: Environment = {
  mode: 'telegram',
  platform: 'ios',
  isMobile: true,
  isWebView: true,
  isAuth: true,
  isDark: false,
  isInitialized: true,
  startParam: null,
};

const config: PublicConfig = {
  apiBase: '',
  messengerOrigins: [],
  botUsername: 'billet_bot',
  sendApp: 'send',
  askApp: 'ask',
  channelLink: 'https://t.me/billet_news',
  emojiStatusId: '1',
  earlyRevealPrice: 49,
  isLocal: true,
};

function fakeApi(answers: Answers, calls: FakeBridge['apiCalls']): Api {
  return {
    call: async <N extends JsonCallName>(name: N, input: CallInput<N>): Promise<Answer<N>> => {
      calls.push({ name, input });
      const answer = answers[name] as ((input: CallInput<N>) => Answer<N> | Promise<Answer<N>>) | undefined;
      if (answer) return answer(input);
      throw apiError({ kind: 'answer', status: 404, code: 'not_found', message: `The fake bridge has no answer for ${name}` });
    },
  };
}

/** A bridge without messenger and server that records the calls of pages. Install it by `installBridge`. */
export function fakeBridge(parts: FakeParts = {}): FakeBridge {
  const events = makeLiveEvents();
  const { messenger, calls: messengerCalls, cloudStorage } = fakeMessenger(parts.messenger);
  const apiCalls: FakeBridge['apiCalls'] = [];
  const notices: Notice[] = [];
  const openedDialogs: FakeBridge['openedDialogs'] = [];
  const logged: FakeBridge['logged'] = [];
  const { now } = parts;
  const bridge: Bridge = {
    environment: { ...environment, ...parts.environment },
    config: { ...config, ...parts.config },
    messenger,
    api: fakeApi(parts.answers ?? {}, apiCalls),
    shell: {
      notify: (notice) => void notices.push(notice),
      openDialog: (name, props) => void openedDialogs.push({ name, props }),
      closeDialog: () => {},
    },
    clock: makeClock(now ? () => now.getTime() : Date.now),
    onLiveEvent: events.listen,
    log: (entry) => void logged.push(entry),
  };
  return { bridge, apiCalls, messengerCalls, cloudStorage, notices, openedDialogs, logged, announce: events.emit };
}
