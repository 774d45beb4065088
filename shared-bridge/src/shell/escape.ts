import type { Layers } from './layers.ts';

type Escaped = Pick<KeyboardEvent, 'key' | 'keyCode' | 'repeat' | 'isComposing' | 'preventDefault' | 'stopImmediatePropagation'>;

/**
 * While a layer is open, Escape is one press of 'back' and reaches nobody else: what a sheet is made of would close it whole
 * from any of its steps. One that is held down is one press; one that an input method takes (229, where it has just ended the composing of a
 * character) is none, and stays between the two.
 */
export function escapeOf(layers: Pick<Layers, 'depth' | 'back'>): (event: Escaped) => void {
  return (event) => {
    if (event.key !== 'Escape' || layers.depth === 0) return;
    event.stopImmediatePropagation();
    if (event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (!event.repeat) layers.back();
  };
}

/** Listens before anybody else in the page does. Outside a page there is nothing to listen to. */
export function followEscape(layers: Layers): void {
  if (typeof window !== 'undefined') window.addEventListener('keydown', escapeOf(layers), true);
}
