import { expect, it } from 'vitest';
import { mediaOfTask } from './media-of-task.ts';

it.each([
  ['text-to-image', 'image'],
  ['image-text-to-video', 'video'],
  ['text-to-speech', 'audio'],
  ['audio-to-audio', 'audio'],
  ['image-to-text', undefined],
  ['text-classification', undefined],
] as const)('what %s makes is a file: %s', (task, media) => {
  expect(mediaOfTask(task)).toBe(media);
});
