import { type NamedDialogs, useSession } from '@billet/shared-bridge';
import { useState } from 'react';
import { PosterSheet } from './poster-sheet.tsx';

export interface ShareMenuDialogProps {
  /** Omitted: shares the user's link. */
  readonly answer?: NamedDialogs['shareAnswer'];
  readonly onClose: () => void;
}

/**
 * Posters of the user's link, in the mode at the time of opening, or of an answer. A mode switch on another device does not
 * change the picture: a link works in either mode.
 */
export default function ShareMenuDialog({ answer, onClose }: ShareMenuDialogProps) {
  const { mode, modeLoading } = useSession((state) => state.mode);
  const [opened, setOpened] = useState(modeLoading ? null : mode);
  if (opened === null && !modeLoading) setOpened(mode);
  return <PosterSheet subject={answer ?? { noteId: null, mode: opened ?? mode }} onClose={onClose} />;
}
