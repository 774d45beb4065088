import { expect, test } from '@rstest/core';
import { buildHost, buildRemote, callOn, hostAnd, releaseBuild } from '../test/parts.ts';
import { releaseCanary, releaseHost } from './commands/release.ts';
import { rollbackHost, rollbackRemote } from './commands/rollback.ts';
import { compose } from './compose.ts';

const named = (part: string, contract: string) => part + contract.replace(/\W/g, '_');
const inboxOf = (contract: string) => buildRemote('inbox', `inbox ${contract}`, { version: named('inbox', contract), contract });
const hostOf = (provides: string) => buildHost(named('host', provides), { provides });

/** A host of 1.1.0 with an inbox that needs it, and one before that doesn't. */
async function deployment() {
  let seconds = 0;
  // each call is later than the one before
  const call = { ...callOn(), now: () => new Date(Date.UTC(2026, 10, 22, 18, 0, seconds++)) };
  await compose(call, hostAnd([inboxOf('^1.0.0')]));
  await releaseHost(call, hostOf('1.1.0'));
  await releaseBuild(call, inboxOf('^1.1.0'));
  return call;
}

test('[MFE-05][MFE-10] a host that goes back takes of each remote the newest version that runs in it, and says so', async () => {
  const call = await deployment();
  const back = await rollbackHost(call);
  expect(back.release.remotes.inbox?.active.version).toBe('inbox_1_0_0');
  expect(back.said).toEqual(['inbox goes to inbox_1_0_0, the newest version that runs in host aaaaaaaaaaaa']);

  const forth = await releaseHost(call, hostOf('1.1.0'));
  expect(forth.release.remotes.inbox?.active.version).toBe('inbox_1_1_0');
  expect(forth.release.remotes.inbox?.previous.map(({ version }) => version)).toEqual(['inbox_1_0_0']);
});

test('[MFE-05] a host that goes forth while a remote was taken back leaves that one where it was put', async () => {
  const call = await deployment();
  await rollbackRemote(call, 'inbox');
  const { release, said } = await releaseHost(call, hostOf('1.2.0'));
  expect([release.remotes.inbox?.active.version, said]).toEqual(['inbox_1_0_0', []]);
});

test('[MFE-05] a host in which no version of a remote runs is refused, in words', async () => {
  const call = await deployment();
  await expect(releaseHost(call, hostOf('2.0.0'))).rejects.toThrow('Refused: inbox is made for contract ^1.1.0, the shell provides 2.0.0');
});

test('[MFE-05] a remote goes back to the newest version that runs, over one that does not', async () => {
  const call = await deployment();
  await rollbackHost(call);
  await releaseBuild(call, buildRemote('inbox', 'inbox 3', { version: 'inbox3', contract: '^1.0.0' }));
  const { release } = await rollbackRemote(call, 'inbox');
  expect(release.remotes.inbox?.active.version).toBe('inbox_1_0_0');
});

test('[MFE-05] a canary that a host cannot run ends with its release, and says so', async () => {
  const call = { ...callOn(), now: () => new Date(Date.UTC(2026, 10, 22)) };
  await compose(call, hostAnd([inboxOf('^1.0.0')], { version: 'host1_0_0' }));
  await releaseHost(call, hostOf('1.1.0'));
  await releaseCanary(call, 'inbox', inboxOf('^1.1.0'), 5);
  const { release, said } = await rollbackHost(call);
  expect(release.remotes.inbox?.canary).toBeUndefined();
  expect(said).toEqual(["The canary inbox inbox_1_1_0 ends: it doesn't run in that host"]);
  await releaseHost(call, hostOf('1.1.0'));
  const built = await compose(call, { ...hostAnd([inboxOf('^1.1.0')]), host: hostOf('1.1.0') });
  expect(built.release.remotes.inbox).toMatchObject({ active: { version: 'inbox_1_0_0' }, withdrawn: ['inbox_1_1_0'] });
});
