import type { Versions } from './version-lookup.ts';

/** An event's id: the person's own versions, which reveal nothing about others. */
export function formatCursor({ inventory, profile }: Versions): string {
  return `${inventory}.${profile}`;
}

/** Null for anything that is not a valid id. */
export function parseCursor(text: string | string[] | undefined): Versions | null {
  const parts = /^(\d{1,9})\.(\d{1,9})$/.exec(typeof text === 'string' ? text : '');
  if (!parts) return null;
  const [inventory = 0, profile = 0] = parts.slice(1).map(Number);
  return { inventory, profile };
}
