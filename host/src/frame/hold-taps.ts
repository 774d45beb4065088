/** Milliseconds after which a held control says that it is busy. */
const PATIENCE = 150;
/** Milliseconds for which a tap is held: what happens later happens to somebody who no longer expects it. */
const LIFE = 20_000;
/** The same where a browser lets only a fresh tap do it, as with the clipboard: Chromium's 5 s, and a moment for the doing. */
const FRESH = 4500;
const CONTROLS = 'button, a[href], label, input';

function letGo(control: Element): void {
  control.removeAttribute('data-held');
  control.removeAttribute('aria-busy');
}

/**
 * Holds what a person does with the frame until there is code for it: the control looks pressed at once, and says that it is busy a moment
 * later (FST-02). What was pressed last is what will be done; after a while it is let go, and can be pressed again.
 */
export function holdTaps(frame: HTMLElement): void {
  let taps = 0;
  frame.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
      if (!control) return;
      // a choice shows itself what was chosen
      if (!control.matches('label, input')) event.preventDefault();
      event.stopPropagation();
      frame.querySelectorAll('[data-held]').forEach(letGo);
      control.dataset.held = '';
      const tap = ++taps;
      const later = (wait: number, work: () => void) => setTimeout(() => tap === taps && control.dataset.held === '' && work(), wait);
      later(PATIENCE, () => control.setAttribute('aria-busy', 'true'));
      later('fresh' in control.dataset ? FRESH : LIFE, () => letGo(control));
    },
    true,
  );
}
