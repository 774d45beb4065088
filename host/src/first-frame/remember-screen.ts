import type { Mode } from '@billet/shared-domain/contract';
import { type AppRoute, routeAt } from '../site/routes.ts';
import { hasShell } from './replace-frame.ts';
import { insetOf, readSnapshot, storeSnapshot } from './snapshot.ts';

const SIDES = ['top', 'bottom'];

export interface RememberOptions {
  readonly root: HTMLElement;
  /** Account of the screen; without one nothing is stored. */
  readonly account: string | null;
  readonly routes: () => readonly AppRoute[];
}

/**
 * Stores on the device what the next first frame should look like: when a page is rendered, when the mode changes, and when the
 * page is left (FST-01). A page with its own mode says nothing about the user's.
 */
export function rememberScreen(page: Window, { root, account, routes }: RememberOptions): void {
  if (account === null) return;
  const { document } = page;
  const { documentElement: html } = document;
  const store = () => {
    if (!hasShell(root)) return;
    const path = page.location.hash.slice(1).split('?')[0] ?? '';
    const route = routeAt(routes(), path);
    if (!route || route.mode) return;
    const style = getComputedStyle(html);
    const shown = [...root.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => dataset.part ?? '');
    storeSnapshot(page, {
      account,
      mode: html.dataset.mode as Mode,
      parts: { ...readSnapshot(page, account)?.parts, [route.path]: shown.filter((part) => !part.startsWith('config.')) },
      insets: Object.fromEntries(SIDES.map((side) => [side, Number.parseFloat(style.getPropertyValue(insetOf(side))) || 0])),
    });
  };
  store();
  new MutationObserver(store).observe(html, { attributeFilter: ['data-mode'] });
  document.addEventListener('visibilitychange', store);
}
