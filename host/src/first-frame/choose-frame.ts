import type { Mode } from '@billet/shared-domain/contract';
import { friendIn } from '../launch/start-target.ts';

export interface FrameOptions {
  readonly route: string;
  readonly mode: Mode;
  /** Recipient of the page; null if it has none. */
  readonly code: string | null;
}

/**
 * Selects the requested frame among those embedded in the page and inserts it. Returns null if none matches: the page then starts
 * without a frame.
 */
export function chooseFrame(document: Document, { route, mode, code }: FrameOptions): HTMLElement | null {
  const frame = document.getElementById('frame');
  if (!frame) return null;
  const isRequested = ({ dataset }: HTMLElement) => dataset.route === route && dataset.mode === mode;
  if (code !== null && friendIn(document)?.valentineCode !== code) return null;
  if (isRequested(frame)) return frame;
  const other = [...document.querySelectorAll<HTMLTemplateElement>('template.frame')].find(isRequested);
  if (!other) return null;
  frame.replaceChildren(other.content);
  Object.assign(frame.dataset, { route, mode });
  return frame;
}
