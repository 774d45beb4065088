import type { PublicProfile } from '@billet/shared-domain/contract';
import { LazySheet } from '../compose/lazy-sheet.tsx';
import { SceneView } from '../compose/scene-view.tsx';
import { askSheetFile } from '../compose/sheet-files.ts';
import { RecipientPage } from '../recipient/recipient-page.tsx';
import { useAsk } from './use-ask.ts';

/** /ask?code=CODE: page for an anonymous question to the owner of the code. */
export default function AskPage() {
  return <RecipientPage>{(recipient) => <AskScene recipient={recipient} />}</RecipientPage>;
}

function AskScene({ recipient }: { readonly recipient: PublicProfile }) {
  const { scene, model } = useAsk(recipient);
  return (
    <SceneView scene={scene}>
      <LazySheet file={askSheetFile} model={model} />
    </SceneView>
  );
}
