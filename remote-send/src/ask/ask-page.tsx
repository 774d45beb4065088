import type { PublicProfile } from '@billet/shared-domain/contract';
import { SceneView } from '../compose/scene-view.tsx';
import { RecipientPage } from '../recipient/recipient-page.tsx';
import { AskSheet } from './ask-sheet.tsx';
import { useAsk } from './use-ask.ts';

/** /ask?code=CODE: an anonymous question for the owner of the code. */
export default function AskPage() {
  return <RecipientPage>{(recipient) => <AskScene recipient={recipient} />}</RecipientPage>;
}

function AskScene({ recipient }: { readonly recipient: PublicProfile }) {
  const { scene, model } = useAsk(recipient);
  return (
    <SceneView scene={scene}>
      <AskSheet model={model} />
    </SceneView>
  );
}
