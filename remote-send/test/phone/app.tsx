import { type NamedDialogs, useLocation, useNavigate } from '@billet/shared-bridge';
import { MemoryRouter } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { useEffect } from 'react';
import AskPage from '../../src/ask/ask-page.tsx';
import PublicListDialog from '../../src/public-list/public-list-dialog.tsx';
import SendPage from '../../src/send/send-page.tsx';

export interface AppProps {
  readonly address: string;
  readonly publicList: NamedDialogs['publicList'] | null;
  readonly onPublicListClosed: () => void;
  /** Receives the function that navigates within the app. */
  readonly onReady: (go: (address: string) => void) => void;
}

/** Renders the remote's pages as a host does: one at a time, with the dialog that they open by name. */
export function App({ address, publicList, onPublicListClosed, onReady }: AppProps) {
  return (
    <InEnglish>
      <MemoryRouter initialEntries={[address]}>
        <Page onReady={onReady} />
        {publicList && <PublicListDialog {...publicList} onClose={onPublicListClosed} />}
      </MemoryRouter>
    </InEnglish>
  );
}

function Page({ onReady }: Pick<AppProps, 'onReady'>) {
  const { pathname } = useLocation();
  const go = useNavigate();
  useEffect(() => onReady((address) => void go(address)), [go, onReady]);
  if (pathname === '/send') return <SendPage />;
  return pathname === '/ask' ? <AskPage /> : <p>Elsewhere</p>;
}
