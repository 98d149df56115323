import { describe, expect, it } from 'vitest';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { TASK_SEARCHES } from '../../catalog-data/task-search.cases.ts';
import { findTasks } from './find-tasks.ts';
import { readTasksSearch } from './tasks-search.ts';

const ids = (search: Parameters<typeof findTasks>[1]) => findTasks(TASK_INDEX, search).map(({ id }) => id);

describe('findTasks', () => {
  it('finds by every word, in names, descriptions and libraries', () => {
    expect(ids({ q: 'Segment' })).toContain('image-segmentation');
    expect(ids({ q: 'image  SEGMENT' })).toContain('image-segmentation');
    expect(ids({ q: 'sentence-transformers' })).toContain('sentence-similarity');
    expect(ids({ q: 'segment nowhere' })).toEqual([]);
  });

  it.each(TASK_SEARCHES)('finds for %j %s, and not half of all tasks', (q, task) => {
    expect(ids({ q })).toContain(task);
    expect(ids({ q }).length).toBeLessThan(15);
  });

  it('takes a word for the beginning of one, not for a part in the middle', () => {
    expect(ids({ q: 'rag' })).not.toContain('text-to-image');
    expect(ids({ q: 'age' })).toEqual(ids({ q: 'agent' }));
  });

  it('has the most relevant first, whatever their modality', () => {
    expect(ids({ q: 'speech' }).slice(0, 2).sort()).toEqual(['automatic-speech-recognition', 'text-to-speech']);
    expect(ids({ q: 'image' })[0]).toMatch(/image/);
    expect(ids({ q: 'sentence' })[0]).toBe('sentence-similarity');
  });

  it('keeps to a modality', () => {
    const found = findTasks(TASK_INDEX, { modality: 'audio' });
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ modality }) => modality === 'audio')).toBe(true);
    expect(ids({ modality: 'nothing' })).toEqual([]);
  });

  it('has every task without a search', () => {
    expect(ids({}).length).toBeGreaterThan(50);
  });
});

describe('readTasksSearch', () => {
  it('keeps what it understands', () => {
    expect(readTasksSearch({ q: 'blur', modality: 'cv', view: 'matrix', other: 1 })).toEqual({
      q: 'blur',
      modality: 'cv',
      view: 'matrix',
    });
    expect(readTasksSearch({ q: 3, modality: {}, view: 'list' })).toEqual({});
  });
});
