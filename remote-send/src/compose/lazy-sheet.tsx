import { bridge, type LazyFile, SheetPlace, useLoaded } from '@billet/shared-bridge';
import { type ComponentType, useEffect } from 'react';

interface SheetModel {
  readonly isOpen: boolean;
  readonly close: () => void;
}

export interface LazySheetProps<M extends SheetModel> {
  readonly file: LazyFile<ComponentType<{ readonly model: M }>>;
  readonly model: M;
}

/** The sheet that a page opens. Its code follows the page's, which doesn't wait for it; where it isn't here yet, its place stands and says so. */
export function LazySheet<M extends SheetModel>({ file, model }: LazySheetProps<M>) {
  const { state, retry } = useLoaded({ ...file, onFailure: logMissing }, model.isOpen);
  useEffect(() => file.prefetch(), [file]);
  if (state.kind === 'loaded') return <state.value model={model} />;
  return model.isOpen && <SheetPlace kind={state.kind === 'failed' ? 'failed' : 'waiting'} onRetry={retry} onClose={model.close} />;
}

function logMissing(thrown: unknown): void {
  bridge().log({ event: 'writing_sheet_unloaded', level: 'error', reason: String(thrown) });
}
