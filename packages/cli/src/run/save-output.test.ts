import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { agrees, detectMediaType, findExtension } from '../io/media-types.ts';
import { checkOutput, saveImagesOfRows, saveMedia } from './save-output.ts';

let cwd = '';
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'hubkit-save-'));
});
afterEach(() => rm(cwd, { recursive: true }));

const picture = new Blob(['picture'], { type: 'image/png' });
const png = PNG.sync.write(new PNG({ width: 4, height: 4, fill: true }));
const usual = { output: undefined, isForced: false };

describe('a picture', () => {
  it('is named after the task, with the ending of its type', async () => {
    expect(await saveMedia(picture, 'text-to-image', usual, fakeIo({ cwd }).io)).toEqual({
      file: 'text-to-image.png',
      bytes: 7,
    });
    expect(await readFile(join(cwd, 'text-to-image.png'), 'utf8')).toBe('picture');
  });

  it('gets a number instead of replacing another one', async () => {
    const { io } = fakeIo({ cwd });
    for (let count = 0; count < 3; count++) await saveMedia(picture, 'p', usual, io);
    expect((await readdir(cwd)).sort()).toEqual(['p-2.png', 'p-3.png', 'p.png']);
    await saveMedia(picture, 'p', { ...usual, isForced: true }, io);
    expect(await readdir(cwd)).toHaveLength(3);
  });

  it('keeps the name that was asked for', async () => {
    const { io } = fakeIo({ cwd });
    expect(await saveMedia(picture, 'p', { output: 'b', isForced: false }, io)).toEqual({ file: 'b', bytes: 7 });
  });

  it.each([
    ['a.png', 'image/jpeg', '89504e47'],
    ['a.jpg', 'image/png', 'ffd8ff'],
  ])('is converted for the name %s if it is %s', async (output, type, start) => {
    const bytes = type === 'image/png' ? png : jpeg.encode(PNG.sync.read(png), 92).data;
    const blob = new Blob([new Uint8Array(bytes)], { type });
    const saved = await saveMedia(blob, 'p', { output, isForced: false }, fakeIo({ cwd }).io);
    expect(saved.file).toBe(output);
    const written = await readFile(join(cwd, output));
    expect(written.toString('hex', 0, start.length / 2)).toBe(start);
    expect(saved.bytes).toBe(written.length);
  });

  it('gets the ending of its format where it cannot be converted, and replaces nothing', async () => {
    await writeFile(join(cwd, 'a.webp'), 'mine');
    const blob = new Blob(['RIFF0000WEBP'], { type: 'image/webp' });
    expect(await saveMedia(blob, 'p', { output: 'a.png', isForced: false }, fakeIo({ cwd }).io)).toEqual({
      file: 'a-2.webp',
      bytes: 12,
      warning: 'the result is image/webp, so it is saved as a-2.webp instead of a.png',
    });
    expect(await readFile(join(cwd, 'a.webp'), 'utf8')).toBe('mine');
  });

  it('within a row of the result becomes a file named after its label', async () => {
    const mask = png.toString('base64');
    const rows = await saveImagesOfRows(
      [
        { label: 'cat / dog', score: 0.9, mask },
        { label: 'sky', mask: `data:image/png;base64,${mask}` },
        { mask: 'none' },
      ],
      'image-segmentation',
      false,
      fakeIo({ cwd }).io,
    );
    expect(rows).toEqual([
      { label: 'cat / dog', score: 0.9, mask: 'image-segmentation-cat-dog.png' },
      { label: 'sky', mask: 'image-segmentation-sky.png' },
      { mask: 'none' },
    ]);
    expect(await readFile(join(cwd, 'image-segmentation-sky.png'))).toEqual(png);
  });
});

describe('before anything is sent', () => {
  const check = (output: string, isForced = false, isTerminal = false) =>
    checkOutput({ output, isForced }, true, fakeIo({ cwd, isTerminal }).io);

  it('an existing file is refused, unless forced', async () => {
    await writeFile(join(cwd, 'a.png'), '');
    await expect(check('a.png')).rejects.toThrow('a.png already exists');
    await expect(check('a.png', true)).resolves.toBeUndefined();
  });

  it('a folder that is not there is refused', async () => {
    await expect(check('nowhere/a.png')).rejects.toThrow('nowhere: no such folder');
  });

  it('a terminal is not filled with bytes', async () => {
    await expect(check('-', false, true)).rejects.toThrow('binary output cannot be shown in a terminal');
    await expect(check('-')).resolves.toBeUndefined();
  });
});

describe('media types', () => {
  const none = new Uint8Array();
  const wav = new TextEncoder().encode('RIFF0000WAVEfmt ');

  it('follow from the name, or from the first bytes', () => {
    expect(detectMediaType('talk.FLAC', none)).toBe('audio/flac');
    expect(detectMediaType('-', wav)).toBe('audio/wav');
    expect(detectMediaType('', none)).toBe('');
  });

  it('give the usual ending, whatever parameters they carry', () => {
    expect(findExtension('image/jpeg', none)).toBe('jpg');
    expect(findExtension('audio/x-wav', none)).toBe('wav');
    expect(findExtension('audio/mpeg; charset=binary', none)).toBe('mp3');
    expect(findExtension('application/octet-stream', wav)).toBe('wav');
    expect(findExtension('', none)).toBe('bin');
  });

  it('accept every ending of a kind', () => {
    expect(agrees('a.jpeg', 'jpg')).toBe(true);
    expect(agrees('a.png', 'jpg')).toBe(false);
    expect(agrees('a.whatever', 'jpg')).toBe(true);
  });
});
