import { expect, test } from '@rstest/core';
import { buildHost, buildRemote, buildsWith, contextOn, pendingInHost, releaseBuild } from '../test/parts.ts';
import { releaseCanary, releaseHost } from './commands/release.ts';
import { rollbackHost, rollbackRemote } from './commands/rollback.ts';
import { compose } from './compose.ts';

const named = (part: string, contract: string) => part + contract.replace(/\W/g, '_');
const inboxOf = (contract: string) => buildRemote('inbox', `inbox ${contract}`, { version: named('inbox', contract), contract });
const hostOf = (provides: string) => buildHost(named('host', provides), { provides });

/** A host with contract 1.1.0, an inbox that needs it, and an earlier inbox that does not. */
async function deployment() {
  let seconds = 0;
  // each call is later than the previous one
  const context = { ...contextOn(), now: () => new Date(Date.UTC(2026, 10, 22, 18, 0, seconds++)) };
  await compose(context, buildsWith([inboxOf('^1.0.0')]));
  await releaseHost(context, hostOf('1.1.0'));
  await releaseBuild(context, inboxOf('^1.1.0'));
  return context;
}

test('[MFE-05][MFE-10] a host rollback activates the newest runnable version of each remote, and reports it', async () => {
  const context = await deployment();
  const rolledBack = await rollbackHost(context);
  expect(rolledBack.release.remotes.inbox?.active.version).toBe('inbox_1_0_0');
  expect(rolledBack.messages).toEqual(['inbox goes to inbox_1_0_0, the newest version that runs in host aaaaaaaaaaaa']);

  const forth = await releaseHost(context, hostOf('1.1.0'));
  expect(forth.release.remotes.inbox?.active.version).toBe('inbox_1_1_0');
  expect(forth.release.remotes.inbox?.previous.map(({ version }) => version)).toEqual(['inbox_1_0_0']);
});

test('[MFE-05] a new host does not reactivate a remote that was rolled back', async () => {
  const context = await deployment();
  await rollbackRemote(context, 'inbox');
  const { release, messages } = await releaseHost(context, hostOf('1.2.0'));
  expect([release.remotes.inbox?.active.version, messages]).toEqual(['inbox_1_0_0', [pendingInHost]]);
});

test('[MFE-05] a host in which no version of a remote runs is rejected with a message', async () => {
  const context = await deployment();
  await expect(releaseHost(context, hostOf('2.0.0'))).rejects.toThrow(
    'Refused: inbox is made for contract ^1.1.0, the shell provides 2.0.0',
  );
});

test('[MFE-05] a remote rollback skips versions that do not run in the host', async () => {
  const context = await deployment();
  await rollbackHost(context);
  await releaseBuild(context, buildRemote('inbox', 'inbox 3', { version: 'inbox3', contract: '^1.0.0' }));
  const { release } = await rollbackRemote(context, 'inbox');
  expect(release.remotes.inbox?.active.version).toBe('inbox_1_0_0');
});

test('[MFE-05] a canary that a released host cannot run ends, and this is reported', async () => {
  const context = { ...contextOn(), now: () => new Date(Date.UTC(2026, 10, 22)) };
  await compose(context, buildsWith([inboxOf('^1.0.0')], { version: 'host1_0_0' }));
  await releaseHost(context, hostOf('1.1.0'));
  await releaseCanary(context, 'inbox', inboxOf('^1.1.0'), 5);
  const { release, messages } = await rollbackHost(context);
  expect(release.remotes.inbox?.canary).toBeUndefined();
  expect(messages).toEqual(["The canary inbox inbox_1_1_0 ends: it doesn't run in that host"]);
  await releaseHost(context, hostOf('1.1.0'));
  const built = await compose(context, { ...buildsWith([inboxOf('^1.1.0')]), host: hostOf('1.1.0') });
  expect(built.release.remotes.inbox).toMatchObject({ active: { version: 'inbox_1_0_0' }, withdrawn: ['inbox_1_1_0'] });
});
