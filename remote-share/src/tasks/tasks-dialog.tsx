import { useText } from '@billet/shared-i18n';
import { StepSheet } from '../sheet/step-sheet.tsx';
import { TasksView } from './tasks-view.tsx';
import { useTasks } from './use-tasks.ts';

/** Tasks in their sheet. */
export default function TasksDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const model = useTasks();
  return (
    <StepSheet label={text('share-tasks')} onClose={onClose}>
      <TasksView model={model} />
    </StepSheet>
  );
}
