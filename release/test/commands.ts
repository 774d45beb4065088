import type { Call } from '../src/change.ts';
import { gc } from '../src/commands/gc.ts';
import { promote } from '../src/commands/promote.ts';
import { releaseCanary, releaseHost, releaseRemote } from '../src/commands/release.ts';
import { rollbackHost, rollbackRemote } from '../src/commands/rollback.ts';
import { compose } from '../src/compose.ts';
import { buildHost, buildRemote, hostAnd, versionOf } from './parts.ts';

const one = buildRemote('inbox', 'inbox 1');
const two = buildRemote('inbox', 'inbox 2');
const three = buildRemote('inbox', 'inbox 3');
const host = buildHost('bbbbbbbbbbbb');
const parts = hostAnd([one, buildRemote('send', 'send 1')]);
const later = { ...parts, host, remotes: [two, buildRemote('send', 'send 2')] };

const week = 8 * 24 * 60 * 60 * 1000;
const inAWeek = (call: Call): Call => ({ ...call, now: () => new Date(call.now().getTime() + week) });

export interface Tried {
  /** Prepares the store; undefined: an empty store. */
  readonly before?: (call: Call) => Promise<unknown>;
  readonly act: (call: Call) => Promise<unknown>;
}

const first = (call: Call) => compose(call, parts);
const second = async (call: Call) => {
  await first(call);
  await releaseRemote(call, 'inbox', two);
};

/** Every command that writes, with its preparation. */
export const commands: Readonly<Record<string, Tried>> = {
  'the first build': { act: first },
  'a build': { before: first, act: (call) => compose(call, later) },
  'a release': { before: first, act: (call) => releaseRemote(call, 'inbox', two) },
  'a canary': { before: first, act: (call) => releaseCanary(call, 'inbox', two, 5) },
  'a promotion': {
    before: async (call) => {
      await first(call);
      await releaseCanary(call, 'inbox', two, 5);
    },
    act: (call) => promote(call, 'inbox'),
  },
  'a rollback': { before: second, act: (call) => rollbackRemote(call, 'inbox') },
  'a rollback to a version': {
    before: async (call) => {
      await second(call);
      await releaseRemote(call, 'inbox', three);
    },
    act: (call) => rollbackRemote(call, 'inbox', versionOf(one)),
  },
  'a release of the host': { before: first, act: (call) => releaseHost(call, host) },
  'a rollback of the host': {
    before: async (call) => {
      await first(call);
      await releaseHost(call, host);
    },
    act: (call) => rollbackHost(call),
  },
  'a gc': {
    before: async (call) => {
      await second(call);
      for (const name of ['r/inbox/nobody.js', 'r/send/needs.js', 'host/it.js']) await call.store.create(name, Buffer.from(name));
    },
    act: (call) => gc(inAWeek(call)),
  },
};
