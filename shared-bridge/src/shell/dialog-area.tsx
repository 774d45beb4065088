import { type ComponentType, useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { bridge } from '../bridge.ts';
import type { DialogModule, DialogName } from '../contract.ts';
import { ErrorBoundary } from '../lazy/error-boundary.tsx';
import { InTurn } from '../lazy/in-turn.tsx';
import { SheetPlace } from '../lazy/sheet-place.tsx';
import { useLoaded } from '../lazy/use-loaded.ts';
import { reasonOf } from '../log.ts';
import { closeDialog, closeOpening, dialogs, forgetDialog, type OpenDialog } from './dialogs.ts';
import { drawerFile } from './drawer-file.ts';
import { drawer } from './drawer-numbers.ts';
import { layers } from './page-layers.ts';
import { IsGuarded } from './sheet.tsx';
import { SheetStays } from './sheet-stays.ts';

export interface DialogAreaProps {
  /** Loads a dialog from the remote that owns it. One that closes the dialog itself has told why. */
  readonly load: <N extends DialogName>(name: N) => Promise<DialogModule<N>>;
  /** The dialog, where its owner is here already. */
  readonly peek?: <N extends DialogName>(name: N) => DialogModule<N> | null;
  /** Told of a dialog that threw while it was drawn. */
  readonly onBroken?: (name: DialogName, thrown: unknown) => void;
}

type View = ComponentType<{ onClose: () => void }>;

/** A dialog and what every sheet is made of, side by side: neither shows without the other. */
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

/** One opening of a dialog: its code on its way, lost, here, or here and broken. The rest of the app goes on. */
function Opened({ dialog, isOpen, opening, load, peek, onBroken }: OpenedProps) {
  const { name, props } = dialog;
  const loading = useMemo(() => loadingOf(name, peek ? { load, peek } : { load }), [name, load, peek]);
  const { state, retry } = useLoaded(loading, isOpen);
  const close = useCallback(() => closeOpening(opening), [opening]);
  const onError = (thrown: unknown) => noteBroken(name, thrown, onBroken);
  const place = (kind: 'waiting' | 'failed' | 'broken', onRetry: () => void) =>
    isOpen && <SheetPlace kind={kind} onRetry={onRetry} onClose={close} />;
  if (state.kind !== 'loaded') return place(state.kind === 'failed' ? 'failed' : 'waiting', retry);
  return (
    <ErrorBoundary onError={onError} fallback={(reset) => place('broken', reset)}>
      <IsGuarded value={true}>
        <SheetStays value={isOpen}>
          <state.value {...props} onClose={close} />
        </SheetStays>
      </IsGuarded>
    </ErrorBoundary>
  );
}

/** Where dialogs appear that one remote opens and another owns (NAV-06). One in a page. */
export function DialogArea(props: DialogAreaProps) {
  const { dialog, isOpen, opening } = useStore(dialogs);
  useForgetting(isOpen, opening);
  useFloor(isOpen, opening);
  const onError = (thrown: unknown) => {
    if (dialog) noteBroken(dialog.name, thrown, props.onBroken);
    closeOpening(opening);
  };
  return (
    <InTurn name={dialog ? opening : 0} onError={onError} fallback={() => null}>
      {dialog && <Opened {...props} dialog={dialog} isOpen={isOpen} opening={opening} />}
    </InTurn>
  );
}

function noteBroken(name: DialogName, thrown: unknown, onBroken: DialogAreaProps['onBroken']): void {
  bridge().log({ event: 'dialog_broke', level: 'error', name, reason: reasonOf(thrown) });
  onBroken?.(name, thrown);
}

/** A closed dialog goes once its sheet has played its closing. */
function useForgetting(isOpen: boolean, opening: number): void {
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => forgetDialog(opening), drawer.duration);
    return () => clearTimeout(timer);
  }, [isOpen, opening]);
}

/** Below all that a dialog shows, and before any of it: 'back' closes it also while it shows nothing yet (NAV-08). */
function useFloor(isOpen: boolean, opening: number): void {
  // each opening lies over what was open before it
  useLayoutEffect(() => (isOpen && opening > 0 ? layers.open({ onBack: closeDialog }) : undefined), [isOpen, opening]);
}
