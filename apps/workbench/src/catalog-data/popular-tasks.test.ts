import { expect, it } from 'vitest';
import { isPopular, popularFirst } from './popular-tasks.ts';
import { TASK_INDEX } from './task-index.gen.ts';
import { TASK_PREVIEWS } from './task-previews.gen.ts';

it('begins with what most people come for, and with a dozen different pictures', () => {
  const sorted = popularFirst(TASK_INDEX);
  expect(sorted).toHaveLength(TASK_INDEX.length);
  const first = sorted.slice(0, 12);
  expect(first.slice(0, 2).map(({ id }) => id)).toEqual(['text-generation', 'text-to-image']);
  expect(first.every(isPopular)).toBe(true);
  expect(first.some(({ isPlaceholder }) => isPlaceholder)).toBe(false);
  const pictures = first.flatMap(({ id }) =>
    [TASK_PREVIEWS[id]?.picture ?? [], TASK_PREVIEWS[id]?.before ?? []].flat(),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
  const others = sorted.slice(12).map(({ id }) => id);
  expect(others).toEqual(TASK_INDEX.map(({ id }) => id).filter((id) => others.includes(id)));
});
