import { Sheet } from '@billet/shared-bridge';
import { type TaskId, taskIds } from '@billet/shared-domain/rules/tasks';
import type { ReactNode } from 'react';
import { TasksView } from './tasks-view.tsx';

const nothing = (): void => {};

function Tasks({ done, busy = null }: { readonly done: readonly TaskId[]; readonly busy?: TaskId | null }) {
  return (
    <Sheet isOpen onClose={nothing} label="…">
      <TasksView tasks={taskIds} done={done} isChannelOpened={busy !== null} busy={busy} onDo={nothing} onClose={nothing} />
    </Sheet>
  );
}

export const tasksStates: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'tasks / none done', render: () => <Tasks done={[]} /> },
  { name: 'tasks / some done, checking', render: () => <Tasks done={['share_link', 'emoji_status']} busy="join_channel" /> },
  { name: 'tasks / all done', render: () => <Tasks done={taskIds} /> },
];
