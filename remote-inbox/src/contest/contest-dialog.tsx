import { bridge, Sheet } from '@billet/shared-bridge';
import { seasonOf } from '@billet/shared-domain/rules/season';
import { useText } from '@billet/shared-i18n';
import { ContestView } from './contest-view.tsx';

/** Dialog that explains the contest. */
export default function ContestDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { clock, shell } = bridge();
  return (
    <Sheet isOpen onClose={onClose} label={text('inbox-contest')}>
      <ContestView model={{ season: seasonOf(clock.now()), openLeaderboard: () => shell.openDialog('leaderboard', {}), close: onClose }} />
    </Sheet>
  );
}
