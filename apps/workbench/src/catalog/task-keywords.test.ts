import { describe, expect, it } from 'vitest';
import { splitWords } from './search-words.ts';
import { TASK_INDEX } from './task-index.gen.ts';
import { TASK_KEYWORDS } from './task-keywords.ts';
import { taskLabel } from './task-label.ts';

describe('the keywords of tasks', () => {
  it('belong to tasks that exist', () => {
    const ids = new Set(TASK_INDEX.map(({ id }) => id));
    expect(Object.keys(TASK_KEYWORDS).filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(Object.entries(TASK_KEYWORDS))(
    'of %s are lower case, there once, and say what the label does not',
    (id, words) => {
      const known = new Set(splitWords(`${taskLabel(id)} ${id}`));
      expect(words.filter((keyword) => keyword !== keyword.toLowerCase().trim())).toEqual([]);
      expect(words.filter((keyword, index) => words.indexOf(keyword) !== index)).toEqual([]);
      expect(words.filter((keyword) => splitWords(keyword).every((word) => known.has(word)))).toEqual([]);
    },
  );
});
