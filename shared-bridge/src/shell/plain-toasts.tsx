import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './plain-toasts.module.css';
import { toastNumbers } from './toast-numbers.ts';
import { toasterFile } from './toaster-file.ts';
import { type Toast, toasts } from './toasts.ts';

export interface PlainToastsProps {
  /** The accessible name of the area. */
  readonly label: string;
  /** Called when the last notice has disappeared. */
  readonly onQuiet?: () => void;
}

/**
 * Notices without the lazy toaster: reporting a failed file must not require another file (MFE-06). Each notice tries to load the toaster
 * again.
 */
export function PlainToasts({ label, onQuiet }: PlainToastsProps) {
  const shown = useShown(onQuiet);
  return createPortal(
    <section aria-label={label} aria-live="polite" className={styles.area}>
      {shown.slice(-toastNumbers.visible).map(({ id, type, message }) => (
        <p key={id} className={styles.toast} data-type={type}>
          {message}
        </p>
      ))}
    </section>,
    document.body,
  );
}

function useShown(onQuiet: (() => void) | undefined): readonly Toast[] {
  const [shown, setShown] = useState<readonly Toast[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const quiet = useRef(onQuiet);
  useEffect(() => {
    quiet.current = onQuiet;
  });
  useEffect(() => {
    const { current: running } = timers;
    const end = (id: number, timer: ReturnType<typeof setTimeout>) => {
      running.delete(timer);
      setShown((before) => before.filter((toast) => toast.id !== id));
      toasts.closed(id);
      if (running.size === 0) quiet.current?.();
    };
    const take = () => {
      const taken = toasts.take();
      if (taken.length === 0) return;
      setShown((before) => [...before, ...taken]);
      toasterFile.prefetch();
      for (const { id, duration } of taken) {
        const timer = setTimeout(() => end(id, timer), duration);
        running.add(timer);
      }
    };
    take();
    const stop = toasts.subscribe(take);
    return () => {
      stop();
      for (const timer of running) clearTimeout(timer);
      running.clear();
    };
  }, []);
  return shown;
}
