import type { FailureCode } from '@billet/shared-domain/rules/failures';

const contentTypes: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /css/ };

/**
 * Finds out why a file failed to load by requesting its address. `integrity`: its expected hash; null if unknown. `signal` is the time
 * limit.
 */
export async function diagnoseFile(address: string, integrity: string | null, signal: AbortSignal): Promise<FailureCode> {
  const answer = await fetch(address, { signal }).catch(() => null);
  // an answer that breaks off counts as no answer
  if (answer) return failureCodeOf(answer, integrity).catch(() => 'too_late' as const);
  if (signal.aborted) return 'too_late';
  // distinguish an answer that CORS forbids to read from no answer
  return fetch(address, { mode: 'no-cors', signal }).then(
    () => 'foreign_origin' as const,
    () => 'too_late' as const,
  );
}

async function failureCodeOf(answer: Response, integrity: string | null): Promise<FailureCode> {
  if (!answer.ok) return 'missing';
  const [, extension = ''] = /\.(\w+)$/.exec(new URL(answer.url).pathname) ?? [];
  if (!(contentTypes[extension]?.test(answer.headers.get('content-type') ?? '') ?? true)) return 'not_a_script';
  const isRight = integrity === null || (await matches(await answer.arrayBuffer(), integrity));
  // the right file: it arrived too late
  return isRight ? 'too_late' : 'changed';
}

async function matches(content: ArrayBuffer, integrity: string): Promise<boolean> {
  const hash = await crypto.subtle.digest('SHA-256', content);
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}
