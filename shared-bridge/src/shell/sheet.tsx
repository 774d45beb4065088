import { lazy, Suspense, useContext, useState } from 'react';
import type { SheetProps } from '../contract.ts';
import { SheetStays } from './sheet-stays.ts';

const Drawer = lazy(() => import(/* webpackChunkName: "drawer" */ './drawer.tsx'));

/** A drawer from the bottom edge. Its code is loaded when the first one opens. */
export function Sheet(props: SheetProps) {
  const isOpen = useContext(SheetStays) && props.isOpen;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <Drawer {...props} isOpen={isOpen} />
    </Suspense>
  );
}
