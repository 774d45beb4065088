import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { bridge } from '../bridge.ts';
import { ErrorBoundary } from '../lazy/error-boundary.tsx';
import { reasonOf } from '../log.ts';
import { PlainToasts } from './plain-toasts.tsx';
import type { ToasterProps } from './toaster.tsx';
import { toasterFile } from './toaster-file.ts';
import { toasts } from './toasts.ts';

/** Milliseconds that the first notice waits for the toaster's code, where that isn't here already. */
const PATIENCE = 1500;

/** Who tells: nobody yet, the toaster, or what needs no file while the toaster can't come. */
type Teller = 'none' | 'toaster' | 'plain';

function useTeller(wasUsed: boolean): { readonly teller: Teller; readonly onQuiet: () => void } {
  const [teller, setTeller] = useState<Teller>('none');
  useEffect(() => {
    if (!wasUsed) return;
    const choose = () => setTeller((before) => (before === 'none' ? whoCan() : before));
    const timer = setTimeout(choose, PATIENCE);
    toasterFile.load().then(choose, (thrown: unknown) => {
      bridge().log({ event: 'toaster_unloaded', level: 'warn', reason: reasonOf(thrown) });
      choose();
    });
    return () => clearTimeout(timer);
  }, [wasUsed]);
  const onQuiet = useCallback(() => setTeller(whoCan()), []);
  return { teller: teller === 'none' && wasUsed && toasterFile.peek() ? 'toaster' : teller, onQuiet };
}

const whoCan = (): Teller => (toasterFile.peek() ? 'toaster' : 'plain');

/** Where notices appear, whatever becomes of the toaster's code (MFE-06). One in a page. */
export function ToastArea(props: ToasterProps) {
  const wasUsed = useSyncExternalStore(toasts.subscribe, toasts.wasUsed);
  const { teller, onQuiet } = useTeller(wasUsed);
  const Toaster = toasterFile.peek();
  if (teller === 'none') return null;
  if (teller === 'plain' || !Toaster) return <PlainToasts label={props.label} onQuiet={onQuiet} />;
  return (
    <ErrorBoundary
      onError={(thrown) => bridge().log({ event: 'toaster_broke', level: 'error', reason: reasonOf(thrown) })}
      fallback={() => <PlainToasts label={props.label} />}
    >
      <Toaster {...props} />
    </ErrorBoundary>
  );
}
