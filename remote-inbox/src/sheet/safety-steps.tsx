import { bridge } from '@billet/shared-bridge';
import { checkText } from '@billet/shared-domain/rules/text';
import { useState } from 'react';
import { REPORT_LIMIT, type Report, ReportView } from '../safety/report-view.tsx';
import { ReportedView } from '../safety/reported-view.tsx';
import { SafetyView } from '../safety/safety-view.tsx';
import { useBlock } from '../safety/use-block.ts';
import type { Layers } from './use-layers.ts';
import { useNotify } from './use-notify.ts';

interface StepProps {
  readonly id: string;
  readonly layers: Layers;
}

export function SafetyStep({ id, layers }: StepProps) {
  const block = useBlock(id);
  const goMore = () => {
    layers.close();
    bridge().shell.openDialog('safety', {});
  };
  return (
    <SafetyView
      block={block}
      onReport={() => layers.open({ step: 'report', id })}
      onMore={goMore}
      onBack={layers.back}
      onClose={layers.close}
    />
  );
}

export function ReportStep({ id, layers }: StepProps) {
  const [report, setReport] = useState<Report>({ reason: null, text: '' });
  const [isSending, setSending] = useState(false);
  const notify = useNotify();
  const send = async () => {
    const { reason, text } = report;
    if (reason === null) return;
    if (!checkText(text, REPORT_LIMIT, true).ok) return notify('inbox-report-too-long');
    setSending(true);
    const isSent = await bridge()
      .api.call('reportValentine', { params: { id }, body: { reason, text } })
      .then(
        () => true,
        () => false,
      );
    setSending(false);
    if (isSent) layers.follow({ step: 'report', id }, { step: 'reported', id });
    else notify('inbox-report-error');
  };
  return (
    <ReportView
      report={report}
      isSending={isSending}
      onChange={setReport}
      onSend={() => void send()}
      onBack={layers.back}
      onClose={layers.close}
    />
  );
}

export function ReportedStep({ id, layers }: StepProps) {
  return <ReportedView block={useBlock(id)} onClose={layers.close} />;
}
