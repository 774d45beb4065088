import type { ReactNode } from 'react';
import { RecipientView } from '../recipient/recipient-view.tsx';
import { SuccessView } from '../success/success-view.tsx';
import type { PageModel } from './use-writing.ts';

/** Page of a known recipient: the invitation, or the success after a note was sent, with the sheet above. */
export function PageView({ model, children }: { readonly model: PageModel; readonly children: ReactNode }) {
  const { sent } = model;
  return (
    <div data-mode={model.mode}>
      {sent ? <SuccessView model={{ ...model, sent }} /> : <RecipientView model={model} />}
      {children}
    </div>
  );
}
