import { expect, it } from 'vitest';
import { textOfResult } from './text-of-result.ts';

it('reads the text of a result as it is shown', () => {
  expect(textOfResult({ text: 'Hello', output: { choices: [] } })).toBe('Hello');
  expect(textOfResult({ text: '', output: { summary_text: 'In short' } })).toBe('In short');
  expect(textOfResult({ text: '', output: [{ translation_text: 'Eins' }, { translation_text: 'Zwei' }] })).toBe(
    'Eins\n\nZwei',
  );
  expect(textOfResult({ text: '', output: [{ label: 'cat', score: 0.9 }] })).toBe('');
  expect(textOfResult({ text: '', output: undefined })).toBe('');
});
