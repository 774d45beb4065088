import { bridge, Sheet } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { useEffect, useRef, useState } from 'react';
import { SheetActionsContext } from '../sheet/sheet-actions.ts';
import { ReportView } from './report-view.tsx';
import { ReportedView } from './reported-view.tsx';
import { useBlock } from './use-block.ts';
import { useReport } from './use-report.ts';

export interface ReportDialogProps {
  readonly noteId: string;
  readonly onClose: () => void;
}

/**
 * Reports a muted note, read or unread, and offers to block its sender. 'Back' returns to the muted notes, from which it was
 * opened.
 */
export default function ReportDialog({ noteId, onClose }: ReportDialogProps) {
  const text = useText();
  const [isSent, setSent] = useState(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const show = () => {
    setSent(true);
    return isMounted.current;
  };
  const back = () => bridge().shell.openDialog('safety', { step: 'muted' });
  return (
    <Sheet isOpen onClose={onClose} onBack={back} label={text(isSent ? 'inbox-reported-title' : 'inbox-report-title')}>
      <SheetActionsContext value={{ close: onClose, back }}>
        {isSent ? <Reported noteId={noteId} close={back} /> : <Writing noteId={noteId} show={show} />}
      </SheetActionsContext>
    </Sheet>
  );
}

const Writing = ({ noteId, show }: { readonly noteId: string; readonly show: () => boolean }) => (
  <ReportView model={useReport(noteId, show)} />
);

const Reported = ({ noteId, close }: { readonly noteId: string; readonly close: () => void }) => (
  <ReportedView model={useBlock(noteId, close)} />
);
