import { expect, it } from 'vitest';
import { estimateTokens } from './estimate-prompt-tokens.ts';

const MEGABYTE = 'A'.repeat(1_400_000);
const withPart = (part: object) => ({ messages: [{ role: 'user', content: [{ type: 'text', text: 'abcd' }, part] }] });

it.each<[string, object, number, number]>([
  ['a text', { inputs: 'a'.repeat(400) }, 100, 110],
  ['the most that is asked for', { inputs: 'a'.repeat(400), max_tokens: 50 }, 150, 160],
  ['a picture of 1 MB', withPart({ image_url: { url: `data:image/png;base64,${MEGABYTE}` } }), 1_500, 1_600],
  ['speech of 1 MB', withPart({ input_audio: { data: MEGABYTE, format: 'mp3' } }), 2_000, 2_300],
  ['a PDF of 1 MB', withPart({ file: { file_data: `data:application/pdf;base64,${MEGABYTE}` } }), 30_000, 40_000],
  ['a text that is one long word', withPart({ text: MEGABYTE }), 350_000, 350_100],
  ['bytes', { inputs: new Blob([MEGABYTE]) }, 0, 10],
])('estimates %s', (_, args, least, most) => {
  const tokens = estimateTokens(args);
  expect(tokens).toBeGreaterThanOrEqual(least);
  expect(tokens).toBeLessThanOrEqual(most);
});
