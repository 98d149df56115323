export { type DemoItem, definePage, type Example, type TaskPage } from './define-page.ts';
export type { TaskData } from './task-data.ts';
export { TASKS_DATA } from './tasks/pages.gen.ts';
