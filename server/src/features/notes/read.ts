import type { Valentine } from '@billet/shared-domain/contract';
import type { ItemRow } from '../../kit/db/schema/items.ts';
import type { Ports } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { discloseSenders } from './disclosed.ts';
import { presentValentine } from './present.ts';
import { findItemOf } from './queries.ts';

/** One item of a person as they may see it now. Throws `not_found`. */
export async function readValentine(ports: Pick<Ports, 'db'>, recipientId: string, itemId: string): Promise<Valentine> {
  const row = await findItemOf(ports.db.inbox, itemId, recipientId);
  const [valentine] = row ? await presentAll(ports, recipientId, [row]) : [];
  if (!valentine) throw new ApiError('not_found', 'You have no such item', { field: 'id' });
  return valentine;
}

/** Items of one person as they may see them now. */
export async function presentAll({ db }: Pick<Ports, 'db'>, recipientId: string, rows: readonly ItemRow[]): Promise<Valentine[]> {
  const opened = rows.filter(({ status }) => status === 'opened').map(({ id }) => id);
  const disclosures = await discloseSenders(db.reveal, recipientId, opened);
  return rows.map((row) => presentValentine(row, disclosures.get(row.id)));
}
