import { expect, it } from 'vitest';
import { titleOfCall } from './kept-run.ts';

it.each([
  [{ inputs: 'A red kite' }, 'A red kite'],
  [{ inputs: { question: 'Who?', image: new File([], 'bill.png') } }, 'Who?'],
  [{ inputs: new File([], 'lighthouse.png') }, 'lighthouse.png'],
  [{ inputs: new Blob([]) }, 'image-segmentation'],
])('names a call by its prompt, its file or its task: %o', (args, title) => {
  expect(titleOfCall('image-segmentation', args)).toBe(title);
});
