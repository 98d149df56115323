import { describe, expect, it } from 'vitest';
import { TASKS, type TaskDefinition } from '../index.ts';
import { splitWords } from '../task-search/search-words.ts';
import { TASK_KEYWORDS } from './keywords.gen.ts';

const labels = new Map(Object.values<TaskDefinition>(TASKS).map(({ id, label }) => [id, label]));

describe('the keywords of tasks', () => {
  it('belong to tasks that exist', () => {
    expect(Object.keys(TASK_KEYWORDS).filter((id) => !labels.has(id))).toEqual([]);
  });

  it.each(Object.entries(TASK_KEYWORDS))(
    'of %s are lower case, there once, and say what the label does not',
    (id, words) => {
      const known = new Set(splitWords(`${labels.get(id)} ${id}`));
      expect(words.filter((keyword) => keyword !== keyword.toLowerCase().trim())).toEqual([]);
      expect(words.filter((keyword, index) => words.indexOf(keyword) !== index)).toEqual([]);
      expect(words.filter((keyword) => splitWords(keyword).every((word) => known.has(word)))).toEqual([]);
    },
  );
});
