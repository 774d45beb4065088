import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const CONTROLS = 'button:not([tabindex="-1"], :disabled), a[href], input, select';

interface Modal {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly tabIndex: -1;
  onKeyDown(event: KeyboardEvent): void;
}

/** Keyboard support of a dialog: takes, traps and returns the focus, and closes on Escape. */
export function useModal(onDismiss: () => void): Modal {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    tabIndex: -1,
    onKeyDown(event) {
      if (event.key === 'Escape') {
        event.stopPropagation();
        onDismiss();
      }
      if (event.key !== 'Tab') return;
      const controls = Array.from(ref.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? []);
      const [first, last] = [controls[0], controls.at(-1)];
      const isLeaving =
        document.activeElement === (event.shiftKey ? first : last) || (event.shiftKey && document.activeElement === ref.current);
      if (!isLeaving) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    },
  };
}
