import { describe, expect, it } from 'vitest';
import { isCutShort } from './is-cut-short.ts';

function file(type: string, text: string): Blob {
  return new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))], { type });
}

const FILLER = 'x'.repeat(5000);
const FILES: readonly (readonly [type: string, whole: string])[] = [
  ['image/png', `\x89PNG\r\n\x1a\n${FILLER}\0\0\0\0IEND\xaeB\x60\x82`],
  ['image/jpeg', `\xff\xd8\xff\xe0${FILLER}\xff\xd9`],
  ['image/gif', `GIF89a${FILLER}\x3b`],
  ['image/webp', `RIFF\x88\x13\0\0WEBP${FILLER.slice(4)}`],
  ['audio/wav', `RIFF\x88\x13\0\0WAVE${FILLER.slice(4)}`],
  ['video/mp4', `\0\0\0\x10ftypisom\0\0\0\0\0\0\x13\x90mdat${FILLER}`],
  ['audio/mp4', `\0\0\0\x10ftypM4A \0\0\0\0\0\0\0\x01mdat\0\0\0\0\0\0\x13\x98${FILLER}`],
];

describe('a file', () => {
  it.each(FILES)('of type %s is whole or cut short', async (type, whole) => {
    expect(await isCutShort(file(type, whole))).toBe(false);
    for (const length of [whole.length - 3000, whole.length - 100]) {
      expect(await isCutShort(file(type, whole.slice(0, length)))).toBe(true);
    }
  });

  it('counts as complete where its end does not show', async () => {
    expect(await isCutShort(file('audio/mpeg', 'ID3xx'))).toBe(false);
    expect(await isCutShort(file('audio/wav', `RIFF\xff\xff\xff\xffWAVE${FILLER}`))).toBe(false);
    expect(await isCutShort(file('video/mp4', `\0\0\0\0mdat${FILLER}`))).toBe(false);
  });
});
