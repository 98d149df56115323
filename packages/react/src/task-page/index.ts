export type {
  DemoItem,
  TaskExample,
  TaskListKind,
  TaskModel,
  TaskPageData,
  TaskSummary,
  TokenRange,
} from './task.ts';
export { TaskCard, type TaskCardProps } from './task-card.tsx';
export { TaskDemo, type TaskDemoProps } from './task-demo.tsx';
export type { TaskLabels } from './task-labels.ts';
export { TaskLists, type TaskListsProps } from './task-lists.tsx';
export { TaskModels, type TaskModelsProps } from './task-models.tsx';
export { TaskPage, type TaskPageProps } from './task-page.tsx';
