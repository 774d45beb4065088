import { Confetti, isLowEnd } from '@billet/shared-ui';

/** After a name, for whoever's device draws what only adorns (VIS-02). */
export default function Joy() {
  return <Confetti isRunning={!isLowEnd(navigator)} />;
}
