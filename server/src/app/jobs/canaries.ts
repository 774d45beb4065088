import { readPointer, UnfinishedError, withdrawCanary } from '@billet/release/store';
import { checkCanaries, type WithdrawCanary } from '../../features/failures/index.ts';
import type { Deps } from '../../kit/deps.ts';
import { releaseStore } from '../../kit/release-store.ts';

/** Judges the canaries of the current release and rolls back those that fail too often, with the release tool's functions. */
export async function checkReleasedCanaries(deps: Deps): Promise<void> {
  const store = releaseStore(deps.config);
  const pointer = await readPointer(store).catch((err: unknown) => {
    deps.log.warn({ err }, 'the release could not be read, so its canaries were not checked');
    return null;
  });
  const withdraw: WithdrawCanary = async ({ remote, version, since, reason }) => {
    const context = { store, by: 'the server', now: () => deps.clock.real() };
    const what = `withdraw the canary ${remote} ${version} automatically: ${reason}`;
    const end = await withdrawCanary(context, { remote, version, since, what }).catch((err: unknown) => {
      // The pointer was written, and pages are served from it
      if (!(err instanceof UnfinishedError)) throw err;
      deps.log.error({ err }, 'a canary was rolled back, but not all derived files could be written');
      return 'withdrawn';
    });
    return end === 'withdrawn';
  };
  if (pointer) await checkCanaries(deps, pointer.release, withdraw);
}
