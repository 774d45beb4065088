import { livingFile } from '../living/file.ts';
import { RemoteFailure } from './failure.ts';

/** The hash that each lost file should have had, by its address; null where none was asked for. */
const wanted = new Map<string, string | null>();

/** Remembers of every script and stylesheet that doesn't come what it should have been. From before the first is asked for. */
export function watchFiles(page: Window): void {
  const note = ({ target }: Event) => {
    const { src, href, integrity } = target as Partial<HTMLScriptElement & HTMLLinkElement>;
    const address = src ?? href;
    if (address) wanted.set(address, integrity || null);
  };
  page.addEventListener('error', note, true);
}

/** Finds out honestly why a file didn't come, by one look at its address. Within 3 s; never rejects. */
export async function judge(failure: RemoteFailure): Promise<RemoteFailure> {
  const { phase, file, cause, code } = failure;
  // its own file is not looked for with itself
  if (file === null || code !== 'missing' || file.includes('/host/living.')) return failure;
  const found = await livingFile.load().then(
    ({ look }) => look(file, wanted.get(file) ?? null),
    // where even this doesn't come, nothing does
    () => 'too_late' as const,
  );
  return new RemoteFailure(phase, found, { cause, file });
}
