import { bridge, type LazyFile, SheetPlaceholder, useLoaded } from '@billet/shared-bridge';
import { type ComponentType, useEffect } from 'react';

interface SheetModel {
  readonly isOpen: boolean;
  readonly close: () => void;
}

export interface LazySheetProps<M extends SheetModel> {
  readonly file: LazyFile<ComponentType<{ readonly model: M }>>;
  readonly model: M;
}

/** Sheet of a page. Its code is prefetched after the page's own. A placeholder shows the loading and error states. */
export function LazySheet<M extends SheetModel>({ file, model }: LazySheetProps<M>) {
  const { state, retry } = useLoaded({ ...file, onFailure: logMissing }, model.isOpen);
  useEffect(() => file.prefetch(), [file]);
  if (state.kind === 'loaded') return <state.value model={model} />;
  return model.isOpen && <SheetPlaceholder kind={state.kind === 'failed' ? 'failed' : 'waiting'} onRetry={retry} onClose={model.close} />;
}

function logMissing(thrown: unknown): void {
  bridge().log({ event: 'writing_sheet_unloaded', level: 'error', reason: String(thrown) });
}
