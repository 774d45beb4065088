import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { bridge } from '../bridge.ts';
import { ErrorBoundary } from '../lazy/error-boundary.tsx';
import { reasonOf } from '../log.ts';
import { PlainToasts } from './plain-toasts.tsx';
import type { ToasterProps } from './toaster.tsx';
import { toasterFile } from './toaster-file.ts';
import { toasts } from './toasts.ts';

/** Milliseconds that the first notice waits for the code of the toaster. */
const TIMEOUT_MS = 1500;

/** The component that shows notices: none yet, the toaster, or the plain one while the toaster cannot be loaded. */
type Outlet = 'none' | 'toaster' | 'plain';

function useOutlet(wasUsed: boolean): { readonly outlet: Outlet; readonly onQuiet: () => void } {
  const [outlet, setOutlet] = useState<Outlet>('none');
  useEffect(() => {
    if (!wasUsed) return;
    const choose = () => setOutlet((before) => (before === 'none' ? whoCan() : before));
    const timer = setTimeout(choose, TIMEOUT_MS);
    toasterFile.load().then(choose, (thrown: unknown) => {
      bridge().log({ event: 'toaster_unloaded', level: 'warn', reason: reasonOf(thrown) });
      choose();
    });
    return () => clearTimeout(timer);
  }, [wasUsed]);
  const onQuiet = useCallback(() => setOutlet(whoCan()), []);
  return { outlet: outlet === 'none' && wasUsed && toasterFile.peek() ? 'toaster' : outlet, onQuiet };
}

const whoCan = (): Outlet => (toasterFile.peek() ? 'toaster' : 'plain');

/** Renders the notices, even if the code of the toaster cannot be loaded (MFE-06). One per page. */
export function ToastArea(props: ToasterProps) {
  const wasUsed = useSyncExternalStore(toasts.subscribe, toasts.wasUsed);
  const { outlet, onQuiet } = useOutlet(wasUsed);
  const Toaster = toasterFile.peek();
  if (outlet === 'none') return null;
  if (outlet === 'plain' || !Toaster) return <PlainToasts label={props.label} onQuiet={onQuiet} />;
  return (
    <ErrorBoundary
      onError={(thrown) => bridge().log({ event: 'toaster_broke', level: 'error', reason: reasonOf(thrown) })}
      fallback={() => <PlainToasts label={props.label} />}
    >
      <Toaster {...props} />
    </ErrorBoundary>
  );
}
