import { Mascot, peek } from '@billet/shared-ui';

export default function Peek() {
  return <Mascot mood={peek} />;
}
