import 'sonner/dist/styles.css';
import { type CSSProperties, useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { toastNumbers } from './toast-numbers.ts';
import styles from './toaster.module.css';
import { toasts } from './toasts.ts';

export interface ToasterProps {
  /** The accessible name of the area. */
  readonly label: string;
  readonly isDark: boolean;
}

function showWaiting(): void {
  for (const { id, message, type, duration } of toasts.take()) {
    const close = () => toasts.closed(id);
    toast[type](message, { duration, onDismiss: close, onAutoClose: close });
  }
}

export default function Toaster({ label, isDark }: ToasterProps) {
  useEffect(() => {
    showWaiting();
    return toasts.subscribe(showWaiting);
  }, []);
  const { position, visible, duration, width, gap } = toastNumbers;
  const offset = { top: 'calc(var(--safe-top, 0px) + 12px)' };
  return (
    <Sonner
      className={styles.area ?? ''}
      containerAriaLabel={label}
      theme={isDark ? 'dark' : 'light'}
      position={position}
      visibleToasts={visible}
      duration={duration}
      gap={gap}
      offset={offset}
      mobileOffset={offset}
      style={{ '--width': `${width}px` } as CSSProperties}
      toastOptions={{ className: styles.toast ?? '' }}
    />
  );
}
