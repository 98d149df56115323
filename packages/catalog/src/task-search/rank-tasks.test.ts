import { describe, expect, it } from 'vitest';
import { TASKS, type TaskDefinition } from '../index.ts';
import { TASKS_DATA, type TaskPage } from '../pages.ts';
import { rankTasks, taskByName } from './rank-tasks.ts';

const pages: Readonly<Record<string, TaskPage | undefined>> = TASKS_DATA;
const tasks = Object.values<TaskDefinition>(TASKS).map((task) => ({ ...task, summary: pages[task.id]?.summary }));
const first = (search: string) => rankTasks(tasks, search)[0]?.id;

describe('a search in everyday words', () => {
  it.each([
    ['chat', 'conversational'],
    ['asr', 'automatic-speech-recognition'],
    ['turn speech into text', 'automatic-speech-recognition'],
    ['summarise an article', 'summarization'],
    ['summarize this', 'summarization'],
    ['is this spam', 'text-classification'],
    ['remove the background', 'image-segmentation'],
    ['read a text aloud', 'text-to-speech'],
    ['translate', 'translation'],
    ['draw a picture', 'text-to-image'],
    ['embeddings', 'feature-extraction'],
    ['find objects in a photo', 'object-detection'],
    ['colourise a photo', 'image-to-image'],
  ])('%j finds %s first', (search, id) => {
    expect(first(search)).toBe(id);
  });

  it('finds what several tasks do', () => {
    expect(rankTasks(tasks, 'ocr').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['image-to-text', 'image-text-to-text']),
    );
  });

  it('keeps all without words, and finds nothing for words of no task', () => {
    expect(rankTasks(tasks, ' ')).toBe(tasks);
    expect(rankTasks(tasks, 'xylophone gardening')).toEqual([]);
  });
});

describe('the name of a task', () => {
  it.each([
    ['text-to-image', 'text-to-image'],
    ['Text to Image', 'text-to-image'],
    ['text_to_image', 'text-to-image'],
    ['chat-completion', 'conversational'],
    ['chat', 'conversational'],
    ['asr', 'automatic-speech-recognition'],
    ['summarise', 'summarization'],
    ['ocr', undefined],
    ['cake', undefined],
  ])('%j means %s', (name, id) => {
    expect(taskByName(tasks, name)?.id).toBe(id);
  });
});
