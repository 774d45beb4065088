import { useSession } from '@billet/shared-bridge';
import { StudioSheet } from './studio-sheet.tsx';

/** The studio of the person's link, in the mode of the app. */
export default function ShareMenuDialog({ onClose }: { readonly onClose: () => void }) {
  const mode = useSession((state) => state.mode.mode);
  return <StudioSheet subject={{ noteId: null, mode }} onClose={onClose} />;
}
