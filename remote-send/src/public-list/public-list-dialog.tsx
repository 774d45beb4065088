import { Sheet } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { PublicListView } from './public-list-view.tsx';
import { type PublicListDialogProps, usePublicList } from './use-public-list.ts';

/** How long the sheet takes to open and to close, in milliseconds (PUB-01). */
const DURATION = 300;

/** The public list in its sheet. */
export default function PublicListDialog(props: PublicListDialogProps) {
  const text = useText();
  return (
    <Sheet isOpen onClose={props.onClose} label={text('send-public')} duration={DURATION}>
      <PublicListView model={usePublicList(props)} />
    </Sheet>
  );
}
