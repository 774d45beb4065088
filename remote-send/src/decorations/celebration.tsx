import { Confetti } from '@billet/shared-ui';

export default function Celebration() {
  return <Confetti isRunning />;
}
