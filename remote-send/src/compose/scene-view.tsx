import type { ReactNode } from 'react';
import { RecipientView } from '../recipient/recipient-view.tsx';
import { SuccessView } from '../success/success-view.tsx';
import type { Scene } from './use-writing.ts';

/** Page of a known recipient: the invitation, or the success after a note was sent, with the sheet above. */
export function SceneView({ scene, children }: { readonly scene: Scene; readonly children: ReactNode }) {
  const { sent } = scene;
  return (
    <div data-mode={scene.mode}>
      {sent ? <SuccessView model={{ ...scene, sent }} /> : <RecipientView model={scene} />}
      {children}
    </div>
  );
}
