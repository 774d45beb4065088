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

/** The panel covers the app. */
export const panel: CSSProperties = {
  position: 'fixed',
  inset: 0,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 640,
  blockSize: '100%',
  maxBlockSize: 'none',
  margin: '0 auto',
  border: 0,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  padding: 'calc(var(--safe-top) + var(--space-3)) var(--space-4) calc(var(--safe-bottom) + var(--space-6))',
  background: 'var(--color-background)',
  color: 'var(--color-text)',
  fontFamily: 'var(--font-body)',
  pointerEvents: 'auto',
};
export const top: CSSProperties = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' };
export const title: CSSProperties = { margin: 0, fontSize: 'var(--text-l)' };
export const list: CSSProperties = { display: 'grid', gap: 'var(--space-3)', margin: 0, padding: 0, listStyle: 'none' };
export const row: CSSProperties = {
  display: 'grid',
  gap: 'var(--space-2)',
  padding: 'var(--space-4)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
};
export const form: CSSProperties = { ...row, marginBlock: 'var(--space-3)' };
export const field: CSSProperties = { display: 'grid', gap: 'var(--space-1)', fontSize: 'var(--text-s)' };
/** Below 16 px iOS zooms into a field. */
export const input: CSSProperties = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 'var(--target)',
  paddingInline: 'var(--space-3)',
  border: '1px solid var(--color-text-muted)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-background)',
  color: 'inherit',
  font: 'inherit',
  fontSize: 'var(--text-m)',
};
