import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { InboxSheetProps } from './inbox-sheet.tsx';
import { useToasts } from './use-toasts.ts';

/** Fetches the sheet's code; once it is here, that costs nothing. */
export const loadSheet = () => import(/* webpackChunkName: "sheet" */ './inbox-sheet.tsx');

/** The sheet, whose code comes with the first step. Where it doesn't come that is said, and the next tap asks for it again. */
export function LazySheet({ load = loadSheet, ...props }: InboxSheetProps & { readonly load?: typeof loadSheet }) {
  const [Sheet, setSheet] = useState<ComponentType<InboxSheetProps> | null>(null);
  const { fail } = useToasts();
  const giveUp = useRef((_: unknown): void => undefined);
  useEffect(() => {
    giveUp.current = (thrown) => {
      props.layers.close();
      fail(thrown, 'errors-network');
    };
  });
  const isWanted = props.layers.layer !== null && Sheet === null;
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      ({ InboxSheet }) => setSheet(() => InboxSheet),
      (thrown) => giveUp.current(thrown),
    );
  }, [isWanted, load]);
  return Sheet && <Sheet {...props} />;
}
