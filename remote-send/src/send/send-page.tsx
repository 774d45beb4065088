import type { PublicProfile } from '@billet/shared-domain/contract';
import { SceneView } from '../compose/scene-view.tsx';
import { RecipientPage } from '../recipient/recipient-page.tsx';
import { SendSheet } from './send-sheet.tsx';
import { useSend } from './use-send.ts';

/** /send?code=CODE: a valentine for the owner of the code. */
export default function SendPage() {
  return <RecipientPage>{(recipient) => <SendScene recipient={recipient} />}</RecipientPage>;
}

function SendScene({ recipient }: { readonly recipient: PublicProfile }) {
  const { scene, model } = useSend(recipient);
  return (
    <SceneView scene={scene}>
      <SendSheet model={model} />
    </SceneView>
  );
}
