import { anyOf } from '../../kit/db/any-of.ts';
import { users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import type { SenderRecord } from '../../kit/seal/sender-record.ts';
import { hasLeft } from '../people/index.ts';

/** A recipient as shown to the sender. */
export interface ShownRecipient {
  readonly firstName: string;
  readonly photoUrl: string | null;
}

/** The recipients of withheld notes, by id, without deleted accounts. Runs the same query when nothing was withheld. */
export async function addresseesOf(
  { db }: Pick<Deps, 'db'>,
  senderId: string,
  records: readonly SenderRecord[],
): Promise<ReadonlyMap<string, ShownRecipient>> {
  const ids = [senderId, ...new Set(records.flatMap(({ withheld }) => withheld?.recipientId ?? []))];
  const people = await db.app.select().from(users).where(anyOf(users.id, ids));
  return new Map(people.filter((person) => !hasLeft(person)).map(({ id, firstName, photoUrl }) => [id, { firstName, photoUrl }]));
}
