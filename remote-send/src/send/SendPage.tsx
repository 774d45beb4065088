import { useText } from '@billet/shared-i18n';
import { RecipientSkeleton } from '../recipient/RecipientSkeleton.tsx';
import { useRecipient } from '../recipient/useRecipient.ts';
import { SendScene } from './SendScene.tsx';

/** /send?code=CODE: a valentine for the owner of the code. */
export default function SendPage() {
  const text = useText();
  const recipient = useRecipient();
  if (!recipient) return <RecipientSkeleton label={text('send-loading')} />;
  return <SendScene key={recipient.valentineCode} recipient={recipient} />;
}
