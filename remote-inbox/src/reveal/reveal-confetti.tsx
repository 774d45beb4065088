import { Confetti, isLowEnd } from '@billet/shared-ui';

/** Confetti after a name is revealed; none on low-end devices (VIS-02). */
export default function RevealConfetti() {
  return <Confetti isRunning={!isLowEnd(navigator)} />;
}
