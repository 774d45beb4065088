import type { Layers } from './layers.ts';

type Escaped = Pick<KeyboardEvent, 'key' | 'repeat' | 'isComposing' | 'preventDefault' | 'stopImmediatePropagation'>;

/**
 * While a layer is open, Escape is one press of 'back' and reaches nobody else: what a sheet is made of would close it whole
 * from any of its steps. One that is held down is one press; one that ends the composing of a character is none.
 */
export function escapeOf(layers: Pick<Layers, 'depth' | 'back'>): (event: Escaped) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.isComposing || layers.depth === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) layers.back();
  };
}

/** Listens before anybody else in the page does. Outside a page there is nothing to listen to. */
export function followEscape(layers: Layers): void {
  if (typeof window !== 'undefined') window.addEventListener('keydown', escapeOf(layers), true);
}
