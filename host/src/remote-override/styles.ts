/**
 * Styles of the banner as inline properties: a stylesheet would add the hash of another file to every page. Set by scripts, they
 * need no permission of the content security policy.
 */
import type { CSSProperties } from 'react';

/** Sticky above the app. It scrolls on its own when it would leave no room for the app. */
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

/** Width of a page. */
export const width: CSSProperties = { maxInlineSize: 640, marginInline: 'auto', overflowWrap: 'anywhere' };
export const actions: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' };
export const detail: CSSProperties = { display: 'block', marginBlockStart: 'var(--space-1)' };

/** The app begins below the banner, so it needs no safe area at the top. */
export const below = { '--safe-top': '0px' } as CSSProperties;
