import { expect, it } from 'vitest';
import { closest } from './closest.ts';

const tasks = [
  'image',
  'text-to-image',
  'text-to-speech',
  'text-classification',
  'feature-extraction',
  'automatic-speech-recognition',
];

it.each([
  ['text-to-imgae', 'text-to-image'],
  ['texttoimage', 'text-to-image'],
  ['Text-Classification', 'text-classification'],
  ['feature-extract', 'feature-extraction'],
  ['chat', undefined],
  ['iamge', 'image'],
  ['asr', 'automatic-speech-recognition'],
  ['TTS', 'text-to-speech'],
  ['automatic-speech', 'automatic-speech-recognition'],
  ['feature', 'feature-extraction'],
  ['text', undefined],
  ['te', undefined],
])('takes %s for %s', (word, meant) => {
  expect(closest(word, tasks)).toBe(meant);
});
