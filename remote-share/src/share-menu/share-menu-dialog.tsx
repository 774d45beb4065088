import { type NamedDialogs, useSession } from '@billet/shared-bridge';
import { useState } from 'react';
import { StudioSheet } from './studio-sheet.tsx';

export interface ShareMenuDialogProps {
  /** Omitted: shares the user's link. */
  readonly answer?: NamedDialogs['shareAnswer'];
  readonly onClose: () => void;
}

/**
 * Studio for the user's link, in the mode at the time of opening, or for an answer. A mode switch on another device does not
 * change the picture: a link works in either mode.
 */
export default function ShareMenuDialog({ answer, onClose }: ShareMenuDialogProps) {
  const { mode, modeLoading } = useSession((state) => state.mode);
  const [opened, setOpened] = useState(modeLoading ? null : mode);
  if (opened === null && !modeLoading) setOpened(mode);
  return <StudioSheet subject={answer ?? { noteId: null, mode: opened ?? mode }} onClose={onClose} />;
}
