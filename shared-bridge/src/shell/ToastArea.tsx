import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from './toasts.ts';

const Toaster = lazy(() => import(/* webpackChunkName: "toaster" */ './Toaster.tsx'));

export interface ToastAreaProps {
  /** The accessible name of the area. */
  readonly label: string;
  readonly isDark: boolean;
}

/** Where notices appear. One in a page; its code is loaded with the first notice. */
export function ToastArea(props: ToastAreaProps) {
  const wasUsed = useSyncExternalStore(toasts.subscribe, toasts.wasUsed);
  if (!wasUsed) return null;
  return (
    <Suspense fallback={null}>
      <Toaster {...props} />
    </Suspense>
  );
}
