import { useText } from '@billet/shared-i18n';
import { RecipientSkeleton } from '../recipient/RecipientSkeleton.tsx';
import { useRecipient } from '../recipient/useRecipient.ts';
import { AskScene } from './AskScene.tsx';

/** /ask?code=CODE: an anonymous question for the owner of the code. */
export default function AskPage() {
  const text = useText();
  const recipient = useRecipient();
  if (!recipient) return <RecipientSkeleton label={text('send-loading')} />;
  return <AskScene key={recipient.valentineCode} recipient={recipient} />;
}
