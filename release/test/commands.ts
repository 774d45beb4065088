import type { CommandContext } from '../src/change.ts';
import { gc } from '../src/commands/gc.ts';
import { promote } from '../src/commands/promote.ts';
import { releaseCanary, releaseHost, releaseRemote } from '../src/commands/release.ts';
import { rollbackHost, rollbackRemote } from '../src/commands/rollback.ts';
import { compose } from '../src/compose.ts';
import { buildHost, buildRemote, buildsWith, versionOf } from './parts.ts';

const one = buildRemote('inbox', 'inbox 1');
const two = buildRemote('inbox', 'inbox 2');
const three = buildRemote('inbox', 'inbox 3');
const host = buildHost('bbbbbbbbbbbb');
const parts = buildsWith([one, buildRemote('send', 'send 1')]);
const later = { ...parts, host, remotes: [two, buildRemote('send', 'send 2')] };

const week = 8 * 24 * 60 * 60 * 1000;
const inAWeek = (context: CommandContext): CommandContext => ({ ...context, now: () => new Date(context.now().getTime() + week) });

export interface CommandCase {
  /** Prepares the store; undefined: an empty store. */
  readonly before?: (context: CommandContext) => Promise<unknown>;
  readonly run: (context: CommandContext) => Promise<unknown>;
}

const first = (context: CommandContext) => compose(context, parts);
const second = async (context: CommandContext) => {
  await first(context);
  await releaseRemote(context, 'inbox', two);
};

/** Every command that writes, with its preparation. */
export const commands: Readonly<Record<string, CommandCase>> = {
  'the first build': { run: first },
  'a build': { before: first, run: (context) => compose(context, later) },
  'a release': { before: first, run: (context) => releaseRemote(context, 'inbox', two) },
  'a canary': { before: first, run: (context) => releaseCanary(context, 'inbox', two, 5) },
  'a promotion': {
    before: async (context) => {
      await first(context);
      await releaseCanary(context, 'inbox', two, 5);
    },
    run: (context) => promote(context, 'inbox'),
  },
  'a rollback': { before: second, run: (context) => rollbackRemote(context, 'inbox') },
  'a rollback to a version': {
    before: async (context) => {
      await second(context);
      await releaseRemote(context, 'inbox', three);
    },
    run: (context) => rollbackRemote(context, 'inbox', versionOf(one)),
  },
  'a release of the host': { before: first, run: (context) => releaseHost(context, host) },
  'a rollback of the host': {
    before: async (context) => {
      await first(context);
      await releaseHost(context, host);
    },
    run: (context) => rollbackHost(context),
  },
  'a gc': {
    before: async (context) => {
      await second(context);
      for (const name of ['r/inbox/nobody.js', 'r/send/needs.js', 'host/it.js']) await context.store.create(name, Buffer.from(name));
    },
    run: (context) => gc(inAWeek(context)),
  },
};
