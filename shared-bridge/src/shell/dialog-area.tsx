import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DialogModule, DialogName } from '../contract.ts';
import { closeDialog, dialogs, forgetDialog, type OpenDialog } from './dialogs.ts';
import { drawer } from './drawer-numbers.ts';
import { SheetStays } from './sheet-stays.ts';

export interface DialogAreaProps {
  /** Loads a dialog from the remote that owns it. */
  readonly load: <N extends DialogName>(name: N) => Promise<DialogModule<N>>;
  /** The owner could not be loaded; the dialog is closed again. */
  readonly onFailure: (name: DialogName) => void;
}

type Loaded = { readonly opening: number; readonly View: ComponentType<{ onClose: () => void }> };

/** The component of the open dialog, once its owner is here. A load that comes too late is dropped. */
function useLoaded(dialog: OpenDialog | null, opening: number, { load, onFailure }: DialogAreaProps): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const name = dialog?.name;
  useEffect(() => {
    if (name === undefined) return;
    let isWanted = true;
    load(name).then(
      (module) => isWanted && setLoaded({ opening, View: module.default as Loaded['View'] }),
      () => {
        if (!isWanted) return;
        closeDialog();
        onFailure(name);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [name, opening, load, onFailure]);
  return loaded?.opening === opening ? loaded : null;
}

/** Where dialogs appear that one remote opens and another owns (NAV-06). One in a page. */
export function DialogArea(props: DialogAreaProps) {
  const { dialog, isOpen, opening } = useStore(dialogs);
  const loaded = useLoaded(dialog, opening, props);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => forgetDialog(opening), drawer.duration);
    return () => clearTimeout(timer);
  }, [isOpen, opening]);
  if (!dialog || !loaded) return null;
  return (
    <SheetStays value={isOpen}>
      <loaded.View key={opening} {...dialog.props} onClose={closeDialog} />
    </SheetStays>
  );
}
