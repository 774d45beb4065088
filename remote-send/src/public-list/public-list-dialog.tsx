import { Sheet } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { PublicListView } from './public-list-view.tsx';
import { type PublicListDialogProps, usePublicList } from './use-public-list.ts';

/** Milliseconds of the sheet's opening and closing animations (PUB-01). */
const DURATION = 300;

/** Public list in its sheet. */
export default function PublicListDialog(props: PublicListDialogProps) {
  const text = useText();
  return (
    <Sheet isOpen onClose={props.onClose} label={text('send-public')} duration={DURATION}>
      <PublicListView model={usePublicList(props)} />
    </Sheet>
  );
}
