import { expect, it } from 'vitest';
import { tryAddress } from './try-address.ts';

it('is the chat for tasks of chat models, the form of others, and nothing where a task cannot be run', () => {
  expect(tryAddress({ id: 'text-generation', canRun: true })).toBe('/chat');
  expect(tryAddress({ id: 'image-text-to-text' })).toBe('/chat');
  expect(tryAddress({ id: 'text-to-image', canRun: true })).toBe('/tasks/text-to-image/try');
  expect(tryAddress({ id: 'depth-estimation' })).toBeUndefined();
});
