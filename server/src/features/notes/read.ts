import type { Valentine } from '@billet/shared-domain/contract';
import type { NoteRow } from '../../kit/db/schema/notes.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { discloseSenders } from './disclosed.ts';
import { presentValentine } from './present.ts';
import { findNoteOf } from './queries.ts';

/** A person's note as they may see it now. Throws `not_found`. */
export async function readValentine(deps: Pick<Deps, 'db' | 'config'>, recipientId: string, noteId: string): Promise<Valentine> {
  const row = await findNoteOf(deps.db.inbox, noteId, recipientId);
  const [valentine] = row ? await presentAll(deps, recipientId, [row]) : [];
  if (!valentine) throw new ApiError('not_found', 'You have no such note', { field: 'id' });
  return valentine;
}

/** A person's notes as they may see them now. */
export async function presentAll(deps: Pick<Deps, 'db' | 'config'>, recipientId: string, rows: readonly NoteRow[]): Promise<Valentine[]> {
  const opened = rows.filter(({ status }) => status === 'opened').map(({ id }) => id);
  const disclosures = await discloseSenders(deps, recipientId, opened);
  return rows.map((row) => presentValentine(row, disclosures.get(row.id)));
}
