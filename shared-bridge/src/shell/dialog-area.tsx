import { type ComponentType, useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { bridge } from '../bridge.ts';
import type { DialogModule, DialogName } from '../contract.ts';
import { ErrorBoundary } from '../lazy/error-boundary.tsx';
import { KeyedErrorBoundary } from '../lazy/keyed-error-boundary.tsx';
import { SheetPlaceholder } from '../lazy/sheet-placeholder.tsx';
import { useLoaded } from '../lazy/use-loaded.ts';
import { reasonOf } from '../log.ts';
import { closeDialog, closeOpening, dialogs, forgetDialog, type OpenDialog } from './dialogs.ts';
import { drawerFile } from './drawer-file.ts';
import { drawer } from './drawer-numbers.ts';
import { layers } from './page-layers.ts';
import { ParentMountedContext } from './parent-mounted-context.ts';
import { IsGuarded } from './sheet.tsx';

export interface DialogAreaProps {
  /** Loads a dialog from its remote. A load that closes the dialog has reported the reason itself. */
  readonly load: <N extends DialogName>(name: N) => Promise<DialogModule<N>>;
  /** Returns the dialog if its remote is loaded. */
  readonly peek?: <N extends DialogName>(name: N) => DialogModule<N> | null;
  /** Called with a dialog that threw while rendering. */
  readonly onBroken?: (name: DialogName, thrown: unknown) => void;
}

type View = ComponentType<{ onClose: () => void }>;

/** Loads a dialog and the drawer in parallel. Neither shows without the other. */
function loadingOf(name: DialogName, { load, peek }: DialogAreaProps) {
  return {
    peek: () => (drawerFile.peek() ? ((peek?.(name)?.default ?? null) as View | null) : null),
    load: () => Promise.all([load(name), drawerFile.load()]).then(([module]) => module.default as View),
    onFailure: (thrown: unknown) => bridge().log({ event: 'dialog_unloaded', level: 'warn', name, reason: reasonOf(thrown) }),
  };
}

interface OpenedProps extends DialogAreaProps {
  readonly dialog: OpenDialog;
  readonly isOpen: boolean;
  readonly opening: number;
}

/** One opened dialog: loading, failed, loaded or broken. The rest of the app continues. */
function Opened({ dialog, isOpen, opening, load, peek, onBroken }: OpenedProps) {
  const { name, props } = dialog;
  const loading = useMemo(() => loadingOf(name, peek ? { load, peek } : { load }), [name, load, peek]);
  const { state, retry } = useLoaded(loading, isOpen);
  const close = useCallback(() => closeOpening(opening), [opening]);
  const onError = (thrown: unknown) => noteBroken(name, thrown, onBroken);
  const place = (kind: 'waiting' | 'failed' | 'broken', onRetry: () => void) =>
    isOpen && <SheetPlaceholder kind={kind} onRetry={onRetry} onClose={close} />;
  if (state.kind !== 'loaded') return place(state.kind === 'failed' ? 'failed' : 'waiting', retry);
  return (
    <ErrorBoundary onError={onError} fallback={(reset) => place('broken', reset)}>
      <IsGuarded value={true}>
        <ParentMountedContext value={isOpen}>
          <state.value {...props} onClose={close} />
        </ParentMountedContext>
      </IsGuarded>
    </ErrorBoundary>
  );
}

/** Renders the dialogs that one remote opens and another owns (NAV-06). One per page. */
export function DialogArea(props: DialogAreaProps) {
  const { dialog, isOpen, opening } = useStore(dialogs);
  useForgetting(isOpen, opening);
  useFloor(isOpen, opening);
  const onError = (thrown: unknown) => {
    if (dialog) noteBroken(dialog.name, thrown, props.onBroken);
    closeOpening(opening);
  };
  return (
    <KeyedErrorBoundary contentKey={dialog ? opening : 0} onError={onError} fallback={() => null}>
      {dialog && <Opened {...props} dialog={dialog} isOpen={isOpen} opening={opening} />}
    </KeyedErrorBoundary>
  );
}

function noteBroken(name: DialogName, thrown: unknown, onBroken: DialogAreaProps['onBroken']): void {
  bridge().log({ event: 'dialog_broke', level: 'error', name, reason: reasonOf(thrown) });
  onBroken?.(name, thrown);
}

/** Removes a closed dialog after the closing animation of its sheet. */
function useForgetting(isOpen: boolean, opening: number): void {
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => forgetDialog(opening), drawer.duration);
    return () => clearTimeout(timer);
  }, [isOpen, opening]);
}

/** A layer below everything that a dialog shows, opened first: 'back' also closes a dialog that shows nothing yet (NAV-08). */
function useFloor(isOpen: boolean, opening: number): void {
  // each dialog opens above the layers that were open before
  useLayoutEffect(() => (isOpen && opening > 0 ? layers.open({ onBack: closeDialog }) : undefined), [isOpen, opening]);
}
