import type { NamedDialogs } from '@billet/shared-bridge';
import { StudioSheet } from './studio-sheet.tsx';

/** The studio of an answer, in the mode of its note. */
export default function ShareAnswerDialog({
  noteId,
  mode,
  imageUrl,
  onClose,
}: NamedDialogs['shareAnswer'] & { readonly onClose: () => void }) {
  return <StudioSheet subject={{ noteId, mode, imageUrl }} onClose={onClose} />;
}
