import { Particles } from '@billet/shared-ui';

export default function Drift() {
  return <Particles />;
}
