/** Milliseconds after which a held control is marked as busy. */
const BUSY_AFTER_MS = 150;
/** Milliseconds for which a tap is held: a later effect would be unexpected. */
const HOLD_MS = 20_000;
/** The same for actions that need a fresh user activation, such as the clipboard: 5 s in Chromium, minus some time to run. */
const ACTIVATION_MS = 4500;
const CONTROLS = 'button, a[href], label, input';

function release(control: Element): void {
  control.removeAttribute('data-held');
  control.removeAttribute('aria-busy');
}

/**
 * Holds taps on the frame until the app's code is loaded: the control looks pressed at once and is marked as busy a moment later
 * (FST-02). Only the last tap is replayed; after a while it is released and the control can be pressed again.
 */
export function holdTaps(frame: HTMLElement): void {
  let taps = 0;
  frame.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
      if (!control) return;
      // an input shows its new state on its own
      if (!control.matches('label, input')) event.preventDefault();
      event.stopPropagation();
      frame.querySelectorAll('[data-held]').forEach(release);
      control.dataset.held = '';
      const tap = ++taps;
      const afterDelay = (wait: number, work: () => void) => setTimeout(() => tap === taps && control.dataset.held === '' && work(), wait);
      afterDelay(BUSY_AFTER_MS, () => control.setAttribute('aria-busy', 'true'));
      afterDelay('fresh' in control.dataset ? ACTIVATION_MS : HOLD_MS, () => release(control));
    },
    true,
  );
}
