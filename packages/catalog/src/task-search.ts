export { hasWords, searchWords, splitWords } from './task-search/search-words.ts';
export { TASK_KEYWORDS } from './task-search/task-keywords.ts';
