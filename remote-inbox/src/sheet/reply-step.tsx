import { bridge, useUnsaved } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { isBlank } from '@billet/shared-domain/rules/text';
import { useState } from 'react';
import { sendReply } from '../reply/reply-flow.ts';
import { ReplyView } from '../reply/reply-view.tsx';
import { drafts, ports } from './ports.ts';
import type { HeldItems } from './use-held-items.ts';
import type { Layers } from './use-layers.ts';
import { useNotify } from './use-notify.ts';

interface ReplyStepProps {
  readonly valentine: Valentine;
  readonly held: HeldItems;
  readonly layers: Layers;
  readonly onVisibility: (isPublic: boolean) => void;
}

/** Keeps what is typed and sends it. */
export function ReplyStep({ valentine, held, layers, onVisibility }: ReplyStepProps) {
  const { id } = valentine;
  const [draft, setDraft] = useState(() => drafts.read(id));
  const [isSending, setSending] = useState(false);
  const notify = useNotify();
  useUnsaved(!isBlank(draft));

  const change = (typed: string) => {
    setDraft(typed);
    drafts.write(id, typed);
  };
  const send = async () => {
    setSending(true);
    const outcome = await sendReply({ ...ports, keep: (answered) => held.change(id, () => answered) }, id, draft);
    setSending(false);
    if (outcome === 'failed') return notify('reply-modal-send-error');
    bridge().messenger.haptic({ kind: 'notification', type: 'success' });
    layers.follow({ step: 'reply', id }, { step: 'detail', id });
  };
  return (
    <ReplyView
      valentine={valentine}
      draft={draft}
      isSending={isSending}
      onDraft={change}
      onSend={() => void send()}
      onVisibility={onVisibility}
      onBack={layers.back}
      onClose={layers.close}
    />
  );
}
