import { joy, Mascot } from '@billet/shared-ui';

export default function Cheer({ className }: { readonly className?: string | undefined }) {
  return <Mascot mood={joy} size={104} className={className} />;
}
