import { bridge, type DialogModule, type DialogName, useSession } from '@billet/shared-bridge';
import { DialogArea, ToastArea } from '@billet/shared-bridge/host';
import { useText } from '@billet/shared-i18n';
import { useCallback } from 'react';
import type { RemoteFailure } from '../remotes/failure.ts';
import type { Remotes } from '../remotes/remotes.ts';
import type { SiteMap } from '../site/site-map.ts';

export interface AreasProps {
  readonly remotes: Remotes;
  readonly siteMap: SiteMap;
}

/** The areas of toasts and dialogs, for all pages. Which remote owns a dialog is in its manifest (NAV-06). */
export function Areas({ remotes, siteMap }: AreasProps) {
  const text = useText();
  const isDark = useSession(({ appState }) => appState.environment?.isDark ?? false);
  const load = useCallback(
    async <N extends DialogName>(name: N) => {
      const exposed = siteMap.dialogAt(name);
      if (!exposed) throw unknownDialog(name);
      try {
        return { default: await remotes.load('dialogs', exposed) } as unknown as DialogModule<N>;
      } catch (thrown) {
        remotes.report(exposed.remote, thrown as RemoteFailure);
        throw thrown;
      }
    },
    [remotes, siteMap],
  );
  const onFailure = useCallback(() => bridge().shell.notify({ message: text('shell-dialog-failed'), type: 'error' }), [text]);
  return (
    <>
      <DialogArea load={load} onFailure={onFailure} />
      <ToastArea label={text('shell-toasts')} isDark={isDark} />
    </>
  );
}

/** A page was released that opens a dialog of another remote, and that one was not, or was taken back. */
function unknownDialog(name: string): Error {
  bridge().log({ event: 'dialog_unknown', level: 'error', name });
  return new Error(`No released remote has the dialog ${name}`);
}
