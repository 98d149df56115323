export { isTaskFound, type SearchedTask } from './task-search/is-task-found.ts';
export { rankTasks, taskByName } from './task-search/rank-tasks.ts';
export { searchWords, splitWords } from './task-search/search-words.ts';
export { TASK_KEYWORDS } from './tasks/keywords.gen.ts';
