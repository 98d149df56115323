export {
  type DemoItem,
  type DemoMedia,
  definePage,
  type Example,
  type ModelPick,
  type Picks,
  type Strength,
  type TaskPage,
} from './task-definition/define-page.ts';
export type { TaskData } from './task-definition/task-data.ts';
export { TASKS_DATA } from './tasks/pages.gen.ts';
