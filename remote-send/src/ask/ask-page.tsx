import type { PublicProfile } from '@billet/shared-domain/contract';
import { LazySheet } from '../compose/lazy-sheet.tsx';
import { PageView } from '../compose/page-view.tsx';
import { askSheetFile } from '../compose/sheet-files.ts';
import { RecipientPage } from '../recipient/recipient-page.tsx';
import { useAsk } from './use-ask.ts';

/** /ask?code=CODE: page for an anonymous question to the owner of the code. */
export default function AskPage() {
  return <RecipientPage>{(recipient) => <AskRecipient recipient={recipient} />}</RecipientPage>;
}

function AskRecipient({ recipient }: { readonly recipient: PublicProfile }) {
  const { pageModel, model } = useAsk(recipient);
  return (
    <PageView model={pageModel}>
      <LazySheet file={askSheetFile} model={model} />
    </PageView>
  );
}
