import type { Layers } from './layers.ts';

type EscapeEvent = Pick<KeyboardEvent, 'key' | 'keyCode' | 'repeat' | 'isComposing' | 'preventDefault' | 'stopImmediatePropagation'>;

/**
 * While a layer is open, Escape acts as one press of 'back' and does not propagate, because the drawer library would close the whole sheet
 * from any step. A held key counts once. A key event of an input method (key code 229 after a composition ends) does not count and does not
 * propagate.
 */
export function escapeOf(layers: Pick<Layers, 'depth' | 'back'>): (event: EscapeEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || layers.depth === 0) return;
    event.stopImmediatePropagation();
    if (event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (!event.repeat) layers.back();
  };
}

/** Adds the listener in the capture phase, before all others. Does nothing without a window. */
export function followEscape(layers: Layers): void {
  if (typeof window !== 'undefined') window.addEventListener('keydown', escapeOf(layers), true);
}
