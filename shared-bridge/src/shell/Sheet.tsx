import { lazy, Suspense, useState } from 'react';
import type { SheetProps } from '../contract.ts';

const Drawer = lazy(() => import(/* webpackChunkName: "drawer" */ './Drawer.tsx'));

/** A drawer from the bottom edge. Its code is loaded when the first one opens. */
export function Sheet(props: SheetProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <Drawer {...props} />
    </Suspense>
  );
}
