import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToasterProps } from './toaster.tsx';
import { toasts } from './toasts.ts';

const Toaster = lazy(() => import(/* webpackChunkName: "toaster" */ './toaster.tsx'));

/** Where notices appear. One in a page; its code is loaded with the first notice. */
export function ToastArea(props: ToasterProps) {
  const wasUsed = useSyncExternalStore(toasts.subscribe, toasts.wasUsed);
  if (!wasUsed) return null;
  return (
    <Suspense fallback={null}>
      <Toaster {...props} />
    </Suspense>
  );
}
