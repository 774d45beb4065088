import { bridge, lazyFile, type NamedDialogs, SheetPlace, useLoaded } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';

/** The studio is one file, which most know by its other name: what only two dialogs share would else come with every dialog. */
const studioFile = lazyFile(() => import(/* webpackChunkName: "shareMenu" */ './share-menu-dialog.tsx'));
const logMissing = (thrown: unknown) => bridge().log({ event: 'studio_unloaded', level: 'error', reason: String(thrown) });

/** The studio of an answer, in the mode of its note. */
export default function ShareAnswerDialog({ onClose, ...answer }: NamedDialogs['shareAnswer'] & { readonly onClose: () => void }) {
  const text = useText();
  const { state, retry } = useLoaded({ ...studioFile, onFailure: logMissing });
  if (state.kind === 'loaded') return <state.value.default answer={answer} onClose={onClose} />;
  return <SheetPlace kind={state.kind === 'failed' ? 'failed' : 'waiting'} label={text('share-menu')} onRetry={retry} onClose={onClose} />;
}
