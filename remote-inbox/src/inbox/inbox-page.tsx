import { bridge, changeMode, loadMoreInventory, refreshInventory, setInventoryFilter, useSession } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { InboxSheet } from '../sheet/inbox-sheet.tsx';
import { useHeldItems } from '../sheet/use-held-items.ts';
import { useLayers } from '../sheet/use-layers.ts';
import { apiFilterOf, type Filter, filterOf } from './filters.ts';
import { InboxView } from './inbox-view.tsx';
import { countOfMode } from './list-state.ts';
import { useInboxList } from './use-inbox-list.ts';
import { useOpening } from './use-opening.ts';

/** The page of the route /inbox. */
export default function InboxPage() {
  const mode = useSession((session) => session.mode.mode);
  const count = useSession((session) => session.inventory.count);
  const filter = useSession((session) => session.inventory.filter);
  const hasEarlyReveal = useSession((session) => session.userData.user?.hasMarch8EarlyReveal ?? false);
  const createdAt = useSession((session) => session.userData.user?.createdAt ?? null);
  const list = useInboxList(hasEarlyReveal);
  const held = useHeldItems();
  const layers = useLayers();
  const opening = useOpening(held, layers, hasEarlyReveal);
  return (
    <>
      <InboxView
        mode={mode}
        count={countOfMode(count, mode, createdAt)}
        unread={count?.unread ?? null}
        filter={filterOf(filter)}
        list={list}
        onMode={chooseMode}
        onFilter={chooseFilter}
        onPress={opening.press}
        onMore={() => void loadMoreInventory()}
        onRetry={() => void retry()}
        onShare={() => bridge().shell.openDialog('shareMenu', {})}
        onContest={() => bridge().shell.openDialog('contest', {})}
      />
      {opening.stage}
      <InboxSheet held={held} layers={layers} onUnwrap={opening.unwrap} />
    </>
  );
}

function chooseMode(mode: Mode): void {
  bridge().messenger.haptic({ kind: 'selection' });
  void changeMode(mode);
}

function chooseFilter(filter: Filter): void {
  bridge().messenger.haptic({ kind: 'selection' });
  void setInventoryFilter(apiFilterOf(filter));
}

/** Rejects only while the device isn't ready, when the page stays as it is. */
async function retry(): Promise<void> {
  await refreshInventory().catch((error: unknown) => bridge().log({ event: 'inventory_not_ready', level: 'warn', error: String(error) }));
}
