import type { ReportReason } from '@billet/shared-domain/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { bytea } from '../../kit/db/bytea.ts';
import type { Queries } from '../../kit/db/database.ts';
import { notes } from '../../kit/db/schema/notes.ts';
import { reports, type VerdictAct, verdictActs } from '../../kit/db/schema/reports.ts';
import type { Deps } from '../../kit/deps.ts';
import { openPair, stopMark } from '../../kit/seal/identity.ts';

/** A report as operators see it: the text, but neither sender nor recipient. */
export interface OpenReport {
  readonly noteId: string;
  readonly reason: ReportReason;
  /** The recipient's comment. */
  readonly text: string;
  readonly message: string;
  readonly isFullyAnonymous: boolean;
  readonly reportedAt: Date;
}

const DAY = 86_400_000;
/** Milliseconds for which a verdict stops the sender. */
const stopsFor: Readonly<Partial<Record<VerdictAct, number>>> = { stop_week: 7 * DAY, stop_month: 30 * DAY };

export function isVerdict(act: string): act is VerdictAct {
  return (verdictActs as readonly string[]).includes(act);
}

const isUrgentFirst = sql`CASE WHEN ${reports.reason} IN ('threat', 'minor') THEN 0 ELSE 1 END`;

export function isUrgent({ reason }: Pick<OpenReport, 'reason'>): boolean {
  return reason === 'threat' || reason === 'minor';
}

export interface OpenReports {
  /** The first open ones: threats and reports about minors, then the oldest. */
  readonly first: readonly OpenReport[];
  /** Number of open reports. */
  readonly total: number;
}

export async function openReports({ db }: Pick<Deps, 'db'>, limit: number): Promise<OpenReports> {
  const isOpen = eq(reports.state, 'open');
  const first = await selectReports(db.inbox).where(isOpen).orderBy(isUrgentFirst, asc(reports.reportedAt)).limit(limit);
  const [waiting] = await db.inbox.select({ total: count() }).from(reports).where(isOpen);
  return { first, total: waiting?.total ?? 0 };
}

/** A report that is still open; null once it is settled. */
export async function findOpenReport({ db }: Pick<Deps, 'db'>, noteId: string): Promise<OpenReport | null> {
  const [report] = await selectReports(db.inbox).where(and(eq(reports.noteId, noteId), eq(reports.state, 'open')));
  return report ?? null;
}

const selectReports = (queries: Queries) =>
  queries
    .select({
      noteId: reports.noteId,
      reason: reports.reason,
      text: reports.text,
      reportedAt: reports.reportedAt,
      message: notes.message,
      isFullyAnonymous: notes.isFullyAnonymous,
    })
    .from(reports)
    .innerJoin(notes, eq(notes.id, reports.noteId))
    .$dynamic();

/**
 * Carries out an operator's verdict and records it, in one transaction and once a report; false when it is already settled. Every verdict
 * except `keep` removes the note. A stop applies to the sender, also after their account is deleted, without revealing who it is.
 */
export async function settleReport(
  { db, config, clock, live }: Pick<Deps, 'db' | 'config' | 'clock' | 'live'>,
  noteId: string,
  act: VerdictAct,
  operatorTelegramId: number,
): Promise<boolean> {
  const at = clock.real();
  const duration = stopsFor[act];
  const mark = duration === undefined ? null : await stopMarkOf({ db, config }, noteId);
  const until = duration === undefined ? null : new Date(at.getTime() + duration).toISOString();
  const {
    rows: [row],
  } = await db.reveal.execute<{ is_settled: boolean }>(sql`
    SELECT sealed.settle_report(${noteId}, ${act}, ${operatorTelegramId}, ${at.toISOString()}, ${mark && bytea(mark)}, ${until}) AS is_settled`);
  if (!row) throw new Error('settle_report returned no row');
  // The recipient is unknown here
  live.announceUnknownChange();
  return row.is_settled;
}

/**
 * The mark that stops the sender of a reported note; null when there is no such report. For a fully anonymous note only the pair is known:
 * its sender is stopped towards this recipient.
 */
async function stopMarkOf({ db, config }: Pick<Deps, 'db' | 'config'>, noteId: string): Promise<Buffer | null> {
  const {
    rows: [row],
  } = await db.reveal.execute<{ pair: Buffer | null }>(sql`SELECT sealed.pair_of_reported(${noteId}) AS pair`);
  if (!row?.pair) return null;
  const { pair, sender } = openPair(config.sealKey, row.pair);
  return stopMark(config.hashKey, sender ?? pair);
}
