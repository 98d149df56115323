export { type DemoItem, type DemoMedia, definePage, type TaskPage } from './task-definition/define-page.ts';
export type { Example } from './task-definition/define-picks.ts';
export { definePicks, type ModelPick, type Picks, type Strength } from './task-definition/define-picks.ts';
export type { TaskData } from './task-definition/task-data.ts';
export { TASKS_DATA } from './tasks/pages.gen.ts';
