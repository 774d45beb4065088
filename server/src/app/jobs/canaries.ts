import { readPointer, takeBackCanary, UnfinishedError } from '@billet/release/store';
import { checkCanaries, type TakeBack } from '../../features/failures/index.ts';
import type { Deps } from '../../kit/deps.ts';
import { releaseStore } from '../../kit/release-store.ts';

/** Judges the canaries of the current release and takes back those that fail too often, with the release tool's functions. */
export async function checkReleasedCanaries(deps: Deps): Promise<void> {
  const store = releaseStore(deps.config);
  const pointer = await readPointer(store).catch((err: unknown) => {
    deps.log.warn({ err }, 'the release could not be read, so its canaries were not checked');
    return null;
  });
  const takeBack: TakeBack = async ({ remote, version, since, reason }) => {
    const call = { store, by: 'the server', now: () => deps.clock.real() };
    const what = `take back the canary ${remote} ${version} automatically: ${reason}`;
    const end = await takeBackCanary(call, { remote, version, since, what }).catch((err: unknown) => {
      // The pointer was written, and pages are served from it
      if (!(err instanceof UnfinishedError)) throw err;
      deps.log.error({ err }, 'a canary was rolled back, but not all derived files could be written');
      return 'taken_back';
    });
    return end === 'taken_back';
  };
  if (pointer) await checkCanaries(deps, pointer.release, takeBack);
}
