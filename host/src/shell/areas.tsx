import { bridge, type DialogModule, type DialogName, useSession } from '@billet/shared-bridge';
import { DialogArea, prefetchAreas, ToastArea } from '@billet/shared-bridge/host';
import { useText } from '@billet/shared-i18n';
import { useCallback, useEffect } from 'react';
import { RemoteFailure } from '../error-reporting/failure.ts';
import type { Remotes } from '../remotes/remotes.ts';
import type { SiteMap } from '../site/site-map.ts';
import { whenIdle } from '../start/when-idle.ts';

export interface AreasProps {
  readonly remotes: Remotes;
  readonly siteMap: SiteMap;
}

/** Areas of toasts and dialogs for all pages. Each dialog belongs to the remote whose manifest declares it (NAV-06). */
export function Areas({ remotes, siteMap }: AreasProps) {
  const text = useText();
  const isDark = useSession(({ appState }) => appState.environment?.isDark ?? false);
  const peek = useCallback(
    <N extends DialogName>(name: N) => {
      const exposed = siteMap.dialogAt(name);
      const there = exposed ? remotes.peek('dialogs', exposed) : null;
      return there ? ({ default: there } as unknown as DialogModule<N>) : null;
    },
    [remotes, siteMap],
  );
  const load = useCallback(
    async <N extends DialogName>(name: N) => {
      const exposed = siteMap.dialogAt(name);
      if (!exposed) throw refuseUnknown(name, text('shell-dialog-unknown'));
      return { default: await remotes.load('dialogs', exposed) } as unknown as DialogModule<N>;
    },
    [remotes, siteMap, text],
  );
  const onBroken = useCallback(
    (name: DialogName, cause: unknown) => {
      const exposed = siteMap.dialogAt(name);
      if (exposed) remotes.report(exposed.remote, new RemoteFailure('render', 'threw_while_drawn', { cause }));
    },
    [remotes, siteMap],
  );
  useEffect(() => whenIdle(prefetchAreas), []);
  return (
    <>
      <DialogArea load={load} peek={peek} onBroken={onBroken} />
      <ToastArea label={text('shell-toasts')} isDark={isDark} />
    </>
  );
}

/** A released page opens a dialog that no released remote has, for example after a rollback: a retry cannot help. */
function refuseUnknown(name: string, message: string): Error {
  const { shell, log } = bridge();
  log({ event: 'dialog_unknown', level: 'error', name });
  shell.closeDialog();
  shell.notify({ message, type: 'error' });
  return new Error(`No released remote has the dialog ${name}`);
}
