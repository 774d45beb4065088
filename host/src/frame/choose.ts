import type { Mode } from '@billet/shared-domain/contract';
import { friendIn } from '../launch/lead.ts';

export interface FrameWish {
  readonly route: string;
  readonly mode: Mode;
  /** Whom the page is for; null where it is for nobody. */
  readonly code: string | null;
}

/**
 * Makes the frame that stands in the page the wished one, out of those that came with it. Null where none of them is: the page begins
 * without one.
 */
export function chooseFrame(document: Document, { route, mode, code }: FrameWish): HTMLElement | null {
  const frame = document.getElementById('frame');
  if (!frame) return null;
  const is = ({ dataset }: HTMLElement) => dataset.route === route && dataset.mode === mode;
  if (code !== null && friendIn(document)?.valentineCode !== code) return null;
  if (is(frame)) return frame;
  const other = [...document.querySelectorAll<HTMLTemplateElement>('template.frame')].find(is);
  if (!other) return null;
  frame.replaceChildren(other.content.cloneNode(true));
  Object.assign(frame.dataset, { route, mode });
  return frame;
}
