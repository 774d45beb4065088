import type { MouseEvent } from 'react';

/** Ignores a click while an operation is under way. A disabled button would lose the focus, and keyboard users their place. */
export function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
}
