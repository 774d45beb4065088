import type { Valentine } from '@billet/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import type { ItemRow } from '../../db/schema/items.ts';
import { answerCall } from '../../http/call.ts';
import { ApiError } from '../../http/errors.ts';
import type { Ports } from '../../ports.ts';
import { discloseSenders } from './disclosed.ts';
import { presentValentine } from './present.ts';
import { countItems, findItemOf, listItems } from './queries.ts';
import { unwrap } from './unwrap.ts';

export function registerInventory(app: FastifyInstance, ports: Ports): void {
  const { db } = ports;
  answerCall(app, 'getInventoryCount', ({ person }) => countItems(db.inbox, person.id));

  answerCall(app, 'getValentines', async ({ person, query }) => {
    const { rows, pagination } = await listItems(db.inbox, person.id, query.type, query.filter, query);
    return { valentines: await presentAll(ports, person.id, rows), pagination };
  });

  answerCall(app, 'unwrapValentine', async ({ person, params }) => {
    await unwrap(params.id, person, ports);
    return { valentine: await readValentine(ports, person.id, params.id) };
  });
}

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
