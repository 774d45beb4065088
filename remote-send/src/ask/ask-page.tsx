import { useText } from '@billet/shared-i18n';
import { RecipientSkeleton } from '../recipient/recipient-skeleton.tsx';
import { useRecipient } from '../recipient/use-recipient.ts';
import { AskScene } from './ask-scene.tsx';

/** /ask?code=CODE: an anonymous question for the owner of the code. */
export default function AskPage() {
  const text = useText();
  const recipient = useRecipient();
  if (!recipient) return <RecipientSkeleton label={text('send-loading')} />;
  return <AskScene key={recipient.valentineCode} recipient={recipient} />;
}
