import { type NamedDialogs, type PagedState, useNavigate, usePagedCall } from '@billet/shared-bridge';
import type { Answer, Mode, PublicValentine } from '@billet/shared-domain/contract';
import { WRITE } from '../compose/use-write-request.ts';

/** Answers per page (PUB-01). */
const PAGE = 2;

export type PublicListDialogProps = NamedDialogs['publicList'] & { readonly onClose: () => void };

/** A person's public answers in a mode, and the action to write to them. */
export interface PublicListModel {
  readonly mode: Mode;
  readonly list: PagedState<PublicValentine, Answer<'getPublicValentines'>>;
  readonly write: () => void;
  readonly close: () => void;
}

export function usePublicList({ code, mode, onClose }: PublicListDialogProps): PublicListModel {
  const navigate = useNavigate();
  const list = usePagedCall<'getPublicValentines', PublicValentine>(
    'getPublicValentines',
    (skip) => ({ params: { code }, query: { type: mode === 'valentine' ? 'valentine' : 'anon_message', limit: PAGE, skip } }),
    ({ valentines }) => valentines,
  );
  const write = () => {
    onClose();
    navigate(`/${mode === 'valentine' ? 'send' : 'ask'}?code=${code}`, { state: WRITE });
  };
  return { mode, list, write, close: onClose };
}
