export { type DemoItem, type DemoMedia, definePage, type TaskPage } from './define-page.ts';
export type { Example } from './define-picks.ts';
export { definePicks, type ModelPick, type Picks, type Strength } from './define-picks.ts';
export type { TaskData } from './task-data.ts';
export { TASKS_DATA } from './tasks/pages.gen.ts';
