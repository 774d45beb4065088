import { ShareView } from './share-view.tsx';
import { useShare } from './use-share.ts';

/** Page of the route /share, the first tab. */
export default function SharePage() {
  return <ShareView model={useShare()} />;
}
