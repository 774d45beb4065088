import { type DraftField, useDraft } from '@billet/shared-bridge';
import type { Report } from '../safety/report-view.tsx';

const isText = (value: unknown): value is string => typeof value === 'string';
const noReport: Report = { reason: null, text: '' };

function isReport(value: unknown): value is Report {
  const report = value as Partial<Report> | null;
  return typeof report?.text === 'string' && (report.reason === null || typeof report.reason === 'string');
}

/** The answer to a note, as far as it was begun. */
export const useReplyDraft = (noteId: string): DraftField<string> => useDraft(`reply/${noteId}`, '', isText);
/** The report of a note, as far as it was begun. */
export const useReportDraft = (noteId: string): DraftField<Report> => useDraft(`report/${noteId}`, noReport, isReport);
