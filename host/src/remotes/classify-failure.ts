import { idleFile } from '../release-watcher/idle-file.ts';
import { RemoteFailure } from './failure.ts';

/** Expected hash of each lost file by its address; null if none was set. */
const wanted = new Map<string, string | null>();

/** Records the expected hash of each script and stylesheet that fails to load. Call it before the first one is requested. */
export function watchFiles(page: Window): void {
  const note = ({ target }: Event) => {
    const { src, href, integrity } = target as Partial<HTMLScriptElement & HTMLLinkElement>;
    const address = src ?? href;
    if (address) wanted.set(address, integrity || null);
  };
  page.addEventListener('error', note, true);
}

/** Finds out why a file failed to load with one request to its address. Takes at most 3 s; never rejects. */
export async function classifyFailure(failure: RemoteFailure): Promise<RemoteFailure> {
  const { phase, file, cause, code } = failure;
  // this file cannot be used to check itself
  if (file === null || code !== 'missing' || file.includes('/host/living.')) return failure;
  const found = await idleFile.load().then(
    ({ diagnoseFile }) => diagnoseFile(file, wanted.get(file) ?? null),
    // if even this file fails to load, the network is down
    () => 'too_late' as const,
  );
  return new RemoteFailure(phase, found, { cause, file });
}
