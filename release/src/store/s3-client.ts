import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { Answer, Request } from './s3-exchange.ts';
import { codeOf, refusal } from './s3-refusal.ts';
import type { S3Settings } from './s3-settings.ts';

const TIMEOUT_MS = 15_000;
const RETRY_DELAYS_MS = [200, 800, 2_400];

/**
 * A client for a bucket. Every request of the store may be repeated: it reads, deletes, or writes under a condition that a second attempt
 * would fail. Timeouts, server errors and 'slow down' are therefore retried. Throws an error of one line if there is no response, or if its
 * status is not in `expected`.
 */
export function s3Client(settings: S3Settings, retryDelaysMs: readonly number[] = RETRY_DELAYS_MS, timeoutMs = TIMEOUT_MS) {
  const { accessKeyId, secretAccessKey, sessionToken, region, root, prefix } = settings;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }), region, service: 's3', retries: 0 });

  async function sendOnce({ method, name, query = {}, headers = {}, body }: Request): Promise<Omit<Answer, 'wasRepeated'>> {
    const address = new URL(name === undefined ? root : root + prefix + name);
    for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await signer.sign(address, {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': hash },
      ...(body && { body: Buffer.from(body) }),
    });
    const answer = await fetch(signed, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, content: new Uint8Array(await answer.arrayBuffer()) };
  }

  return async function send(request: Request, expected: readonly number[]): Promise<Answer> {
    let wasRepeated = false;
    for (let tries = 0; ; tries += 1) {
      const answer = await sendOnce(request).catch((error: unknown) => ({ error }));
      const delay = retryDelaysMs[tries];
      if ('error' in answer) {
        if (delay === undefined) throw new Error(noResponse(settings, answer.error, timeoutMs), { cause: answer.error });
      } else if (expected.includes(answer.status) && codeOf(answer.content) !== 'NoSuchBucket') return { ...answer, wasRepeated };
      else if (delay === undefined || !isTemporary(answer)) throw new Error(refusal(settings, request, answer));
      wasRepeated = true;
      await wait((delay ?? 0) * (0.5 + Math.random()));
    }
  };
}

export type SendRequest = ReturnType<typeof s3Client>;

/** Whether a retry may succeed. 409 is the response to a conditional write during another one. */
function isTemporary({ status, content }: Omit<Answer, 'wasRepeated'>): boolean {
  return (status >= 500 && status !== 501) || [408, 409, 429].includes(status) || codeOf(content) === 'RequestTimeout';
}

function noResponse({ root }: S3Settings, error: unknown, timeoutMs: number): string {
  const { origin } = new URL(root);
  if (error instanceof Error && error.name === 'TimeoutError') return `${origin} has not answered within ${timeoutMs / 1000} s`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, message } = cause as NodeJS.ErrnoException;
  return `${origin} can't be reached (${code ?? message})`;
}
