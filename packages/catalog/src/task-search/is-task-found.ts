import { TASK_KEYWORDS } from '../tasks/keywords.gen.ts';
import { hasWords } from './search-words.ts';

/** The parts of a task in which a search looks for its words, besides its keywords. */
export interface SearchedTask {
  readonly id: string;
  readonly label: string;
  readonly summary?: string | undefined;
  readonly libraries?: readonly string[];
}

/**
 * True if every word of a search begins a word of the task: of its label, id, keywords, summary or libraries. Without words, every
 * task is found.
 *
 * @param words lower-case words, as `searchWords` gives them
 */
export function isTaskFound({ id, label, summary, libraries = [] }: SearchedTask, words: readonly string[]): boolean {
  return hasWords([label, id, ...(TASK_KEYWORDS[id] ?? []), summary, ...libraries].join(' '), words);
}
