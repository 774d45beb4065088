/** The ledger of Stars. Stars move between accounts and are never created or lost: every entry debits one account and credits another. */

export type Account = 'issuer' | 'bot' | `person:${number}`;

export interface Entry {
  readonly id: string;
  readonly kind: 'opening' | 'payment' | 'refund' | 'gift';
  readonly from: Account;
  readonly to: Account;
  readonly stars: number;
  /** Seconds since the epoch. */
  readonly date: number;
  /** The payload of the invoice, or the id of the gift. */
  readonly about: string;
  /** The payer, or the recipient of the gift. */
  readonly person: number | null;
}

export const OPENING_STARS = 1000;

export const accountOf = (person: number): Account => `person:${person}`;

export function openingEntries(people: readonly number[], date: number): Entry[] {
  const accounts: Account[] = ['bot', ...people.map(accountOf)];
  return accounts.map((to) => openingEntry(to, date));
}

export const openingEntry = (to: Account, date: number): Entry => ({
  id: `opening-${to}`,
  kind: 'opening',
  from: 'issuer',
  to,
  stars: OPENING_STARS,
  date,
  about: '',
  person: null,
});

/** The balance of an account in Stars. Only the issuer's can be negative. */
export function balanceOf(entries: readonly Entry[], account: Account): number {
  return entries.reduce((sum, entry) => sum + (entry.to === account ? entry.stars : 0) - (entry.from === account ? entry.stars : 0), 0);
}

/** The ledger with a new entry, or null if the balance of the paying account is too low. */
export function withEntry(entries: readonly Entry[], entry: Entry): readonly Entry[] | null {
  if (!Number.isInteger(entry.stars) || entry.stars <= 0) return null;
  return balanceOf(entries, entry.from) < entry.stars ? null : [...entries, entry];
}

export const paymentOf = (entries: readonly Entry[], charge: string) =>
  entries.find((entry) => entry.kind === 'payment' && entry.id === charge);

export const isRefunded = (entries: readonly Entry[], charge: string) =>
  entries.some((entry) => entry.kind === 'refund' && entry.id === charge);
