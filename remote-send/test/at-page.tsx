import { useLocation } from '@billet/shared-bridge';
import { MemoryRouter } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import type { ReactNode } from 'react';

/** Wraps rendered components in English texts, a router at an address, and the address as text. */
export function atPage(address: string) {
  return ({ children }: { readonly children: ReactNode }) => (
    <InEnglish>
      <MemoryRouter initialEntries={[address]}>
        <Address />
        {children}
      </MemoryRouter>
    </InEnglish>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <p>at {`${pathname}${search}`}</p>;
}
