import type { ReportReason } from '@billet/shared-domain/contract';
import { asc, eq } from 'drizzle-orm';
import { notes } from '../../kit/db/schema/notes.ts';
import { reports } from '../../kit/db/schema/reports.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { cleanText } from '../../kit/http/texts.ts';
import { findNoteOf } from '../notes/index.ts';

/** Maximum length of a report's comment in characters. */
const REPORT_LIMIT = 500;

/** Reports a note to the operators, once. A muted note may be reported unopened. Throws `not_found`, `not_opened` and text errors. */
export async function reportNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  noteId: string,
  recipientId: string,
  { reason, text: typed }: { readonly reason: ReportReason; readonly text: string },
): Promise<void> {
  const text = cleanText(typed, REPORT_LIMIT, 'text', true);
  const note = await findNoteOf(db.inbox, noteId, recipientId);
  if (!note) throw new ApiError('not_found', 'You have no such note', { field: 'id' });
  if (note.status !== 'opened' && note.placement !== 'muted') throw new ApiError('not_opened', 'Open it before you report it');
  await db.inbox.insert(reports).values({ noteId, reason, text, reportedAt: clock.real() }).onConflictDoNothing();
}

export interface OwnReport {
  readonly noteId: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly state: 'open' | 'settled';
  readonly reportedAt: string;
}

/** A person's own reports. */
export async function reportsOf({ db }: Pick<Deps, 'db'>, recipientId: string): Promise<OwnReport[]> {
  const rows = await db.inbox
    .select({ report: reports })
    .from(reports)
    .innerJoin(notes, eq(notes.id, reports.noteId))
    .where(eq(notes.recipientId, recipientId))
    .orderBy(asc(reports.reportedAt));
  return rows.map(({ report }) => ({ ...report, reportedAt: report.reportedAt.toISOString() }));
}
