import { useLoaded } from '@billet/shared-bridge';
import { usePageBackButton } from '@billet/shared-bridge/host';
import { idleFile } from '../release-watcher/idle-file.ts';

/** Back button of the page. Its code is loaded only in clients that need it. */
export function PageBackPlace() {
  const goBack = usePageBackButton();
  return goBack && <Late onBack={goBack} />;
}

function Late({ onBack }: { readonly onBack: () => void }) {
  const { state } = useLoaded({ ...idleFile, onFailure: () => undefined });
  return state.kind === 'loaded' ? <state.value.PageBack onBack={onBack} /> : null;
}
