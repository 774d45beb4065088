import { createContext, type ReactNode, useContext, useState } from 'react';
import { bridge } from '../bridge.ts';
import type { SheetProps } from '../contract.ts';
import { ErrorBoundary } from '../lazy/error-boundary.tsx';
import { SheetPlaceholder } from '../lazy/sheet-placeholder.tsx';
import { useLoaded } from '../lazy/use-loaded.ts';
import { reasonOf } from '../log.ts';
import { drawerFile } from './drawer-file.ts';
import { ParentMountedContext } from './parent-mounted-context.ts';

/** Whether the parent of the sheet handles its errors: only then is its data loaded again. */
export const IsGuarded = createContext(false);

const logFailure = (event: string) => (thrown: unknown) => bridge().log({ event, level: 'error', reason: reasonOf(thrown) });

/** A drawer from the bottom edge. Its code is loaded when the first one opens. Errors in it do not reach the page. */
export function Sheet(props: SheetProps) {
  const isOpen = useContext(ParentMountedContext) && props.isOpen;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const { state, retry } = useLoaded({ ...drawerFile, onFailure: logFailure('sheet_unloaded') }, isOpen);
  if (!wasOpened) return null;
  if (state.kind === 'loaded') {
    return (
      <Guard {...props} isOpen={isOpen}>
        <state.value {...props} isOpen={isOpen} />
      </Guard>
    );
  }
  const kind = state.kind === 'failed' ? 'failed' : 'waiting';
  return isOpen && <SheetPlaceholder kind={kind} label={props.label} onRetry={retry} onClose={props.onClose} />;
}

interface GuardProps extends Pick<SheetProps, 'isOpen' | 'onClose' | 'label'> {
  readonly children: ReactNode;
}

function Guard({ isOpen, onClose, label, children }: GuardProps) {
  if (useContext(IsGuarded)) return children;
  return (
    <ErrorBoundary
      onError={logFailure('sheet_broke')}
      fallback={(reset) => isOpen && <SheetPlaceholder kind="broken" label={label} onRetry={reset} onClose={onClose} />}
    >
      {children}
    </ErrorBoundary>
  );
}
