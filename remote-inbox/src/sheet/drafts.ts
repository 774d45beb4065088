import { type DraftField, useDraft } from '@billet/shared-bridge';
import type { Report } from '../safety/report-view.tsx';

const isText = (value: unknown): value is string => typeof value === 'string';
const noReport: Report = { reason: null, text: '' };

function isReport(value: unknown): value is Report {
  const report = value as Partial<Report> | null;
  return typeof report?.text === 'string' && (report.reason === null || typeof report.reason === 'string');
}

/** Draft of the answer to a note. */
export const useReplyDraft = (noteId: string): DraftField<string> => useDraft(`reply/${noteId}`, '', isText);
/** Draft of the report of a note. */
export const useReportDraft = (noteId: string): DraftField<Report> => useDraft(`report/${noteId}`, noReport, isReport);
