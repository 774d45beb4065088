import type { DeviceStorage } from './device-storage.ts';

/** An attempt at sending as drafts of earlier versions kept it. */
export interface OldAttempt {
  readonly key: string;
  readonly body: object;
  readonly orderId?: string;
}

type Draft = { readonly attempt?: { readonly key?: unknown; readonly body?: unknown; readonly orderId?: unknown } | null };

/** Takes the attempt out of an old draft, whose text stays where it is. */
export function takeOldAttempt(storage: DeviceStorage, intent: string): OldAttempt | null {
  const place = `billet/draft/${intent}`;
  const draft = parse(storage.read(place));
  const { key, body, orderId } = draft?.attempt ?? {};
  if (typeof key !== 'string' || typeof body !== 'object' || body === null) return null;
  storage.write(place, JSON.stringify({ ...draft, attempt: null }));
  return { key, body, ...(typeof orderId === 'string' && { orderId }) };
}

function parse(text: string | null): Draft | null {
  try {
    return JSON.parse(text ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}
