import { useLoaded } from '@billet/shared-bridge';
import { usePageBackButton } from '@billet/shared-bridge/host';
import { idleChunk } from '../idle/idle-chunk.ts';

/** Back button of the page. Its code is loaded only in clients that need it. */
export function PageBackPlace() {
  const goBack = usePageBackButton();
  return goBack && <Late onBack={goBack} />;
}

function Late({ onBack }: { readonly onBack: () => void }) {
  const { state } = useLoaded({ ...idleChunk, onFailure: () => undefined });
  return state.kind === 'loaded' ? <state.value.PageBack onBack={onBack} /> : null;
}
