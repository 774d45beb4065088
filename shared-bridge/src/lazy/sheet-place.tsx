import { type ComponentType, createContext, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { layers } from '../shell/page-layers.ts';
import { useLayer } from '../shell/use-layer.ts';
import styles from './sheet-place.module.css';

/** What became of a sheet's code: on its way, lost, or here and broken. */
export type PlaceKind = 'waiting' | 'failed' | 'broken';

export interface PlaceWordsProps {
  readonly kind: PlaceKind;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** How the host says what became of a sheet. */
export const PlaceWords = createContext<ComponentType<PlaceWordsProps>>(() => null);

export interface SheetPlaceProps extends PlaceWordsProps {
  /** The accessible name; what stands in the place where nothing knows it yet. */
  readonly label?: string | undefined;
}

/**
 * Stands at once where a sheet was asked for whose code isn't here, or broke (MFE-06). Needs no file of its own: a native
 * modal, so that focus stays inside and goes back to whoever had it before the sheet itself comes.
 */
export function SheetPlace({ label, kind, onRetry, onClose }: SheetPlaceProps) {
  const Words = useContext(PlaceWords);
  const words = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useLayer(true, onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    // the browser would put it over whatever modal is open already
    if (!layers.isCovered) element?.showModal();
    panel.current?.focus({ preventScroll: true });
    return () => element?.close();
  }, []);
  useEffect(() => {
    // what covered it has gone with what broke
    if (dialog.current?.open || layers.isCovered) return;
    dialog.current?.showModal();
    panel.current?.focus({ preventScroll: true });
  }, []);
  const retry = () => {
    // the button goes with its words, and must not take the focus along
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
