import type { MouseEvent } from 'react';

/** Takes a press while something is under way: a disabled button would lose the focus, and who came by keyboard their place. */
export function refuse(event: MouseEvent): void {
  event.preventDefault();
}
