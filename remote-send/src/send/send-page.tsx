import type { PublicProfile } from '@billet/shared-domain/contract';
import { LazySheet } from '../compose/lazy-sheet.tsx';
import { PageView } from '../compose/page-view.tsx';
import { sendSheetFile } from '../compose/sheet-files.ts';
import { RecipientPage } from '../recipient/recipient-page.tsx';
import { useSend } from './use-send.ts';

/** /send?code=CODE: page for a valentine to the owner of the code. */
export default function SendPage() {
  return <RecipientPage>{(recipient) => <SendToRecipient recipient={recipient} />}</RecipientPage>;
}

function SendToRecipient({ recipient }: { readonly recipient: PublicProfile }) {
  const { pageModel, model } = useSend(recipient);
  return (
    <PageView model={pageModel}>
      <LazySheet file={sendSheetFile} model={model} />
    </PageView>
  );
}
