import { ShareView } from './ShareView.tsx';
import { useShare } from './useShare.ts';

/** /share: the first tab. */
export default function SharePage() {
  return <ShareView {...useShare()} />;
}
