import { type NamedDialogs, useSession } from '@billet/shared-bridge';
import { useState } from 'react';
import { StudioSheet } from './studio-sheet.tsx';

export interface ShareMenuDialogProps {
  /** Left out: the person's link is shared. */
  readonly answer?: NamedDialogs['shareAnswer'];
  readonly onClose: () => void;
}

/**
 * The studio of the person's link, in the mode that the app was in when it opened; or of an answer. What another device switches meanwhile
 * takes no picture out of their hands: a link names its page, whatever the mode.
 */
export default function ShareMenuDialog({ answer, onClose }: ShareMenuDialogProps) {
  const { mode, modeLoading } = useSession((state) => state.mode);
  const [opened, setOpened] = useState(modeLoading ? null : mode);
  if (opened === null && !modeLoading) setOpened(mode);
  return <StudioSheet subject={answer ?? { noteId: null, mode: opened ?? mode }} onClose={onClose} />;
}
