import type { ReactNode } from 'react';
import { RecipientView } from '../recipient/recipient-view.tsx';
import { SuccessView } from '../success/success-view.tsx';
import type { Scene } from './use-writing.ts';

/** The page of a known recipient: the invitation, or the success once something was sent, and the sheet over it. */
export function SceneView({ scene, children }: { readonly scene: Scene; readonly children: ReactNode }) {
  const { sent } = scene;
  return (
    <div data-mode={scene.mode}>
      {sent ? <SuccessView model={{ ...scene, sent }} /> : <RecipientView model={scene} />}
      {children}
    </div>
  );
}
