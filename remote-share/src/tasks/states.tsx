import { type TaskId, taskIds } from '@billet/shared-domain/rules/tasks';
import { inSheet, nothing } from '../samples/in-sheet.tsx';
import { TasksView } from './tasks-view.tsx';

function tasks(done: readonly TaskId[], busy: TaskId | null = null) {
  return <TasksView model={{ tasks: taskIds, done, invited: 2, isChannelOpened: busy !== null, busy, onAct: nothing }} />;
}

export const tasksStates = [
  inSheet('tasks / none done', tasks([])),
  inSheet('tasks / some done, checking', tasks(['share_link', 'emoji_status'], 'join_channel')),
  inSheet('tasks / all done', tasks(taskIds)),
];
