import { Confetti } from '@billet/shared-ui';

/** The confetti of a success; in a file of its own, so that it is loaded only then. */
export default function Celebration() {
  return <Confetti isRunning />;
}
