import { bridge, type DialogModule, type DialogName, useSession } from '@billet/shared-bridge';
import { DialogArea, ToastArea } from '@billet/shared-bridge/host';
import { useText } from '@billet/shared-i18n';
import { useCallback } from 'react';
import type { RemoteFailure } from '../remotes/failure.ts';
import type { Remotes } from '../remotes/remotes.ts';
import type { Place } from '../routes.ts';

/** Which remote owns a dialog that any page may open by name (NAV-06). */
const owners: Readonly<Record<DialogName, Place['remote']>> = {
  shareMenu: 'share',
  settings: 'share',
  leaderboard: 'share',
  tasks: 'share',
  contest: 'inbox',
  safety: 'share',
  publicList: 'send',
};

/** The areas of toasts and dialogs, for all pages. */
export function Areas({ remotes }: { readonly remotes: Remotes }) {
  const text = useText();
  const isDark = useSession(({ appState }) => appState.environment?.isDark ?? false);
  const load = useCallback(
    async <N extends DialogName>(name: N) => {
      const remote = owners[name];
      try {
        return { default: await remotes.load('dialogs', { remote, name }) } as unknown as DialogModule<N>;
      } catch (thrown) {
        remotes.report(remote, thrown as RemoteFailure);
        throw thrown;
      }
    },
    [remotes],
  );
  const onFailure = useCallback(() => bridge().shell.notify({ message: text('shell-dialog-failed'), type: 'error' }), [text]);
  return (
    <>
      <DialogArea load={load} onFailure={onFailure} />
      <ToastArea label={text('shell-toasts')} isDark={isDark} />
    </>
  );
}
