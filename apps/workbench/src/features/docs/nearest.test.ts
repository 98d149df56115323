import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const entries = ['guide/chat-templates', 'guide/media', 'how-to/add-a-task'].map((path) => ({
  path,
  group: '',
  title: path,
}));

it('finds the page that was probably meant, and none for what is like nothing', () => {
  expect(nearest('chat-template', entries)[0]?.path).toBe('guide/chat-templates');
  expect(nearest('how-to/add-task', entries)[0]?.path).toBe('how-to/add-a-task');
  expect(nearest('zzz', entries)).toEqual([]);
});
