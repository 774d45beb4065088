import { z } from 'zod';

const times = z.int().nonnegative();
/** Counts of users: each counts once per version. */
const countsSchema = z.object({ failures: times, starts: times, activeFailures: times, activeStarts: times });
const failuresSchema = z.object({
  /** ISO times: counts are of whole hours. */
  since: z.object({ hour: z.string(), day: z.string() }),
  events: z.array(z.object({ remote: z.string(), version: z.string(), phase: z.string(), code: z.string(), hour: times, day: times })),
  /** Users who reported those failures with valid init data. */
  people: z.array(z.object({ remote: z.string(), version: z.string(), hour: times, day: times })),
  canaries: z.array(countsSchema.extend({ remote: z.string(), version: z.string(), percent: z.number() })),
  takenBack: z.array(z.object({ remote: z.string(), version: z.string(), at: z.string(), reason: z.string(), isInRelease: z.boolean() })),
});

/** Failures that the server recorded: counts, canaries, and automatically withdrawn canaries. */
export type RecordedFailures = z.output<typeof failuresSchema>;

/** The response, or one line with the reason why there is none. */
export type FailuresResult =
  | { readonly from: string; readonly failures: RecordedFailures }
  | { readonly from: string; readonly fault: string };

/** Milliseconds to wait for the server; `status` works without it. On a busy machine the tool itself needs some of this time. */
const TIMEOUT_MS = 8_000;

/** Requests recorded failures from the server of STATUS_URL, with STATUS_TOKEN if it is set. Never throws. */
export async function fetchFailures({
  STATUS_URL,
  STATUS_TOKEN,
  PORT,
}: Readonly<Record<string, string | undefined>>): Promise<FailuresResult> {
  const from = (STATUS_URL || `http://localhost:${PORT || 8080}`).replace(/\/$/, '');
  try {
    const headers: Record<string, string> = STATUS_TOKEN ? { Authorization: `Bearer ${STATUS_TOKEN}` } : {};
    const answer = await fetch(`${from}/api/failures`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === 404) return { from, fault: `STATUS_TOKEN is missing here or differs from the server's` };
    if (!answer.ok) return { from, fault: `it answered ${answer.status}` };
    const parsed = failuresSchema.safeParse(await answer.json().catch(() => null));
    return parsed.success ? { from, failures: parsed.data } : { from, fault: 'its response is not in the expected format' };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { from, fault: isLate ? 'it takes too long' : "it can't be reached" };
  }
}
