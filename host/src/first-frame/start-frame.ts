import { directionOf, type Locale } from '@billet/shared-i18n/locales';
import type { StartTarget } from '../launch/start-target.ts';
import { type AppRoute, routeAt } from '../site/routes.ts';
import { chooseFrame } from './choose-frame.ts';
import { fill } from './fill-frame.ts';
import { holdTaps } from './hold-taps.ts';
import { insetOf, readSnapshot } from './snapshot.ts';

export interface FrameFacts {
  readonly locale: Locale;
  readonly startTarget: StartTarget;
  readonly routes: readonly AppRoute[];
  readonly rawInitData: string | null;
  /** Messenger ID of the user. */
  readonly account: string | null;
  /** Configuration of the deployment, from the page. */
  readonly config: Readonly<Record<string, unknown>>;
}

const HOUR = 3_600_000;
const MOSCOW = 3 * HOUR;

/**
 * Shows the first frame of the likely page (FST-01), or removes it if it does not match this launch: the page then starts with its
 * spinner.
 */
export function startFrame(page: Window, facts: FrameFacts): void {
  const { document } = page;
  const { account } = facts;
  const snapshot = readSnapshot(page, account);
  const { path, code } = placeOf(facts.startTarget);
  const route = routeAt(facts.routes, path);
  const mode = route?.mode ?? snapshot?.mode ?? 'anonymous';
  const frame = account && route ? chooseFrame(document, { route: route.path, mode, code: route.entry ? (code ?? '') : null }) : null;
  if (!frame) {
    document.getElementById('frame')?.remove();
    return;
  }
  const parts = snapshot?.parts?.[frame.dataset.route ?? ''] ?? [];
  fill(frame, {
    person: JSON.parse(new URLSearchParams(facts.rawInitData ?? '').get('user') ?? '{}'),
    isLocal: facts.config.isLocal === true,
    isShown: (part) => (part.startsWith('config.') ? Boolean(facts.config[part.slice(7)]) : parts.includes(part)),
    month: new Date(Date.now() + MOSCOW).getUTCMonth() + 1,
  });
  applyFrameStyle(page, frame, facts.locale, snapshot?.insets ?? {});
  holdTaps(frame);
}

/** The likely path and its recipient. */
function placeOf(startTarget: StartTarget): { readonly path: string; readonly code: string | null } {
  if ('code' in startTarget) return { path: startTarget.path ?? '', code: startTarget.code };
  const [path = '', query = ''] = startTarget.route.split('?');
  return { path, code: new URLSearchParams(query).get('code') };
}

/** If the frame's language differs from the user's, its text is invisible; screen readers use its `lang`. */
function applyFrameStyle(
  { document: { documentElement: root } }: Window,
  frame: HTMLElement,
  locale: Locale,
  insets: Readonly<Record<string, number>>,
): void {
  if (frame.lang !== locale) frame.dataset.wordless = '';
  root.lang = locale;
  root.dir = directionOf(locale);
  // the frame is hidden until now unless the page was truncated: the first parts of a page that streams in would appear in wrong places
  frame.removeAttribute('dir');
  root.dataset.mode = frame.dataset.mode ?? '';
  for (const [side, pixels] of Object.entries(insets)) root.style.setProperty(insetOf(side), `${pixels}px`);
}
