/**
 * Styles of the banner, as properties: a stylesheet would cost everybody the hash of one more file. Set by scripts, they need no
 * leave of the page's policy.
 */
import type { CSSProperties } from 'react';

/** A place of its own above the app, which stays in sight, and scrolls by itself where it would leave the app no room. */
export const place: CSSProperties = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 30,
  maxBlockSize: '40dvh',
  overflowY: 'auto',
  paddingBlock: 'calc(var(--safe-top) + var(--space-2)) var(--space-2)',
  paddingInline: 'calc(var(--safe-start) + var(--space-2)) calc(var(--safe-end) + var(--space-2))',
  background: 'var(--color-background)',
};

/** As wide as a page. */
export const width: CSSProperties = { maxInlineSize: 640, marginInline: 'auto', overflowWrap: 'anywhere' };
export const actions: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' };
export const detail: CSSProperties = { display: 'block', marginBlockStart: 'var(--space-1)' };

/** What lies below begins under the banner, not under the messenger's own parts. */
export const below = { '--safe-top': '0px' } as CSSProperties;
