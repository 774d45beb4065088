import { bridge, lazyFile, type NamedDialogs, SheetPlaceholder, useLoaded } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';

/** Both dialogs load the poster sheet from the same chunk. A static import would make it a shared chunk that every dialog loads. */
const posterFile = lazyFile(() => import(/* webpackChunkName: "shareMenu" */ './share-menu-dialog.tsx'));
const logMissing = (thrown: unknown) => bridge().log({ event: 'poster_unloaded', level: 'error', reason: String(thrown) });

/** Posters of an answer, in the mode of its note. */
export default function ShareAnswerDialog({ onClose, ...answer }: NamedDialogs['shareAnswer'] & { readonly onClose: () => void }) {
  const text = useText();
  const { state, retry } = useLoaded({ ...posterFile, onFailure: logMissing });
  if (state.kind === 'loaded') return <state.value.default answer={answer} onClose={onClose} />;
  return (
    <SheetPlaceholder kind={state.kind === 'failed' ? 'failed' : 'waiting'} label={text('share-menu')} onRetry={retry} onClose={onClose} />
  );
}
