import { type ComponentType, createContext, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { layers } from '../shell/page-layers.ts';
import { useLayer } from '../shell/use-layer.ts';
import styles from './sheet-placeholder.module.css';

/** The state of the code of a sheet: loading, failed to load, or threw an error. */
export type SheetState = 'waiting' | 'failed' | 'broken';

export interface SheetStateViewProps {
  readonly kind: SheetState;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The component of the host that describes the state of a sheet. */
export const SheetStateViewContext = createContext<ComponentType<SheetStateViewProps>>(() => null);

export interface SheetPlaceholderProps extends SheetStateViewProps {
  /** The accessible name. Without it, the content of the sheet is the name. */
  readonly label?: string | undefined;
}

/**
 * Shown at once when a sheet is opened whose code is not loaded, or threw an error (MFE-06). It needs no further file. A native modal traps
 * the focus, and returns it before the real sheet opens.
 */
export function SheetPlaceholder({ label, kind, onRetry, onClose }: SheetPlaceholderProps) {
  const Words = useContext(SheetStateViewContext);
  const words = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useLayer(true, onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    // the browser would put it above a modal that is already open
    if (!layers.isCovered) element?.showModal();
    panel.current?.focus({ preventScroll: true });
    return () => element?.close();
  }, []);
  useEffect(() => {
    // the layer that covered it was removed with the failed content
    if (dialog.current?.open || layers.isCovered) return;
    dialog.current?.showModal();
    panel.current?.focus({ preventScroll: true });
  }, []);
  const retry = () => {
    // the button unmounts with the text and must not take the focus with it
    panel.current?.focus({ preventScroll: true });
    onRetry();
  };
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={label}
      aria-labelledby={label ? undefined : words}
      className={styles.place}
      data-kind={kind}
      aria-busy={kind === 'waiting'}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <button type="button" className={styles.outside} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div ref={panel} id={words} tabIndex={-1} className={styles.panel}>
        <Words kind={kind} onRetry={retry} onClose={onClose} />
      </div>
    </dialog>,
    document.body,
  );
}
