import { Alert } from '../parts/alert.tsx';

interface ChannelDialogProps {
  readonly name: string;
  readonly isChatMember: boolean;
  /** 'join', 'leave', or null for neither. */
  readonly onAnswer: (answer: string | null) => void;
}

/** A channel. Only membership is simulated. */
export function ChannelDialog({ name, isChatMember, onAnswer }: ChannelDialogProps) {
  const text = isChatMember ? 'You are in this channel.' : 'A channel. It is empty; only your membership matters.';
  const first = isChatMember ? { id: 'leave', text: 'Leave', type: 'destructive' } : { id: 'join', text: 'Join' };
  return <Alert title={`@${name}`} text={text} buttons={[first, { id: null, text: 'Not now' }]} onAnswer={onAnswer} />;
}
