import { memo, type ReactNode, useDeferredValue } from 'react';
import { RecipientView } from '../recipient/recipient-view.tsx';
import { SuccessView } from '../success/success-view.tsx';
import type { Scene } from './use-writing.ts';

/** Page of a known recipient with the sheet above. The sheet renders first, so that the page behind it does not delay a tap or a key. */
export function SceneView({ scene, children }: { readonly scene: Scene; readonly children: ReactNode }) {
  return (
    <div data-mode={scene.mode}>
      <Page scene={useDeferredValue(scene)} />
      {children}
    </div>
  );
}

/** The invitation, or the success after a note was sent. */
const Page = memo(({ scene }: { readonly scene: Scene }) => {
  const { sent } = scene;
  return sent ? <SuccessView model={{ ...scene, sent }} /> : <RecipientView model={scene} />;
});
