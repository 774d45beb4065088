import { useLoaded } from '@billet/shared-bridge';
import { usePageBackButton } from '@billet/shared-bridge/host';
import { livingFile } from '../living/file.ts';

/** The page's own back button. Its code comes only to a client that needs it. */
export function PageBackPlace() {
  const goBack = usePageBackButton();
  return goBack && <Late onBack={goBack} />;
}

function Late({ onBack }: { readonly onBack: () => void }) {
  const { state } = useLoaded({ ...livingFile, onFailure: () => undefined });
  return state.kind === 'loaded' ? <state.value.PageBack onBack={onBack} /> : null;
}
