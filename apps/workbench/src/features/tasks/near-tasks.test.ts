import { expect, it } from 'vitest';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { nearTasks } from './near-tasks.ts';

const near = (id: string) => {
  const task = TASK_INDEX.find((entry) => entry.id === id);
  return task ? nearTasks(task, TASK_INDEX).map((other) => other.id) : [];
};

it.each([
  ['text-retrieval', 'feature-extraction'],
  ['table-to-text', 'table-question-answering'],
  ['voice-activity-detection', 'audio-classification'],
  ['robotics', 'reinforcement-learning'],
])('finds near %s %s', (id, expected) => {
  expect(near(id)).toContain(expected);
});

it('finds a few described tasks for each that says what it is about', () => {
  const bare = TASK_INDEX.filter(({ id, isPlaceholder }) => isPlaceholder && id !== 'other');
  for (const { id } of bare) expect(near(id).length, id).toBeGreaterThan(1);
  expect(near('other')).toEqual([]);
});
