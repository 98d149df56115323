import { TASK_KEYWORDS } from '../tasks/keywords.gen.ts';
import type { SearchedTask } from './is-task-found.ts';
import { searchWords, splitWords } from './search-words.ts';

/** Points for a matching word, by place: for a whole word, and for a prefix. */
const WEIGHTS = { name: [8, 4], keyword: [4, 2], text: [1, 1] } as const;

/** Points for a keyword with exactly the words of the search. */
const PHRASE_WEIGHT = 8;

/** Common words of questions and requests. They are ignored, like the fillers of every search. */
const CHATTER = new Set([
  'can',
  'do',
  'does',
  'how',
  'i',
  'is',
  'it',
  'make',
  'me',
  'please',
  'that',
  'these',
  'this',
  'turn',
  'want',
  'what',
  'which',
  'whether',
  'your',
  'you',
]);

/**
 * Finds tasks by everyday words or a sentence, best match first: `chat`, `asr`, `turn speech into text`. Tasks
 * that match some words count if no task matches all of them, and if they match at least half.
 *
 * @param search words in any case; an empty search returns all tasks in their order
 */
export function rankTasks<T extends SearchedTask>(tasks: readonly T[], search: string): readonly T[] {
  const words = tellingWords(search);
  if (words.length === 0) return tasks;
  const ranked = tasks.map((task) => ({ task, ...rate(task, words) }));
  const most = Math.max(0, ...ranked.map(({ matched }) => matched));
  if (most === 0 || most * 2 < words.length) return [];
  return ranked
    .filter(({ matched }) => matched === most)
    .sort((a, b) => b.score - a.score)
    .map(({ task }) => task);
}

/** Returns the task that a name means: its id, its label, or a keyword of no other task. Undefined if none or several do. */
export function taskByName<T extends SearchedTask>(tasks: readonly T[], name: string): T | undefined {
  const wanted = spoken(name);
  const ways: ((task: T) => boolean)[] = [
    ({ id }) => spoken(id) === wanted,
    ({ label }) => spoken(label) === wanted,
    ({ id }) => (TASK_KEYWORDS[id] ?? []).some((keyword) => spoken(keyword) === wanted),
    ({ label }) => splitWords(label)[0] === wanted,
  ];
  for (const way of ways) {
    const found = tasks.filter(way);
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

function rate(task: SearchedTask, words: readonly string[]): { readonly matched: number; readonly score: number } {
  const keywords = TASK_KEYWORDS[task.id] ?? [];
  const places = [
    [WEIGHTS.name, splitWords(`${task.label} ${task.id}`).map(american)],
    [WEIGHTS.keyword, keywords.flatMap(splitWords).map(american)],
    [WEIGHTS.text, splitWords([task.summary, ...(task.libraries ?? [])].join(' ')).map(american)],
  ] as const;
  const scores = words.map((word) =>
    Math.max(
      ...places.map(([[whole, start], known]) => {
        if (known.includes(word)) return whole;
        return known.some((other) => other.startsWith(word)) ? start : 0;
      }),
    ),
  );
  const phrase = words.join(' ');
  const isPhrase = keywords.some((keyword) => tellingWords(keyword).join(' ') === phrase);
  return {
    matched: scores.filter((score) => score > 0).length,
    score: scores.reduce((sum, score) => sum + score, isPhrase ? PHRASE_WEIGHT : 0),
  };
}

function tellingWords(text: string): readonly string[] {
  const words = searchWords(text);
  const telling = words.filter((word) => !CHATTER.has(word));
  return (telling.length > 0 ? telling : words).map(american);
}

/** The American spelling of a word: `summarise` is `summarize`. */
function american(word: string): string {
  return word.replace(/is(e|es|ed|er|ing|ation)$/, 'iz$1').replace(/our(s|ed|ing)?$/, 'or$1');
}

function spoken(name: string): string {
  return splitWords(name).map(american).join(' ');
}
