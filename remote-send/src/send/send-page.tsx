import type { PublicProfile } from '@billet/shared-domain/contract';
import { LazySheet } from '../compose/lazy-sheet.tsx';
import { SceneView } from '../compose/scene-view.tsx';
import { sendSheetFile } from '../compose/sheet-files.ts';
import { RecipientPage } from '../recipient/recipient-page.tsx';
import { useSend } from './use-send.ts';

/** /send?code=CODE: page for a valentine to the owner of the code. */
export default function SendPage() {
  return <RecipientPage>{(recipient) => <SendScene recipient={recipient} />}</RecipientPage>;
}

function SendScene({ recipient }: { readonly recipient: PublicProfile }) {
  const { scene, model } = useSend(recipient);
  return (
    <SceneView scene={scene}>
      <LazySheet file={sendSheetFile} model={model} />
    </SceneView>
  );
}
