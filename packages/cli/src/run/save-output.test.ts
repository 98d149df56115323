import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { agrees, extensionOf, mediaTypeOf } from './media-types.ts';
import { checkOutput, saveMedia } from './save-output.ts';

let cwd = '';
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'hubkit-save-'));
});
afterEach(() => rm(cwd, { recursive: true }));

const picture = new Blob(['picture'], { type: 'image/png' });
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

  it('keeps the name that was asked for, and says when that name misleads', async () => {
    const { io } = fakeIo({ cwd });
    expect(await saveMedia(picture, 'p', { output: 'a.jpg', isForced: false }, io)).toEqual({
      file: 'a.jpg',
      bytes: 7,
      warning: 'a.jpg contains image/png; the usual extension is .png',
    });
    expect(await saveMedia(picture, 'p', { output: 'b', isForced: false }, io)).toEqual({ file: 'b', bytes: 7 });
  });

  it('goes to standard output for -', async () => {
    const fake = fakeIo({ cwd });
    await saveMedia(picture, 'p', { output: '-', isForced: false }, fake.io);
    expect(fake.out()).toBe('picture');
    expect(await readdir(cwd)).toEqual([]);
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
    expect(mediaTypeOf('talk.FLAC', none)).toBe('audio/flac');
    expect(mediaTypeOf('-', wav)).toBe('audio/wav');
    expect(mediaTypeOf('', none)).toBe('');
  });

  it('give the usual ending, whatever parameters they carry', () => {
    expect(extensionOf('image/jpeg', none)).toBe('jpg');
    expect(extensionOf('audio/x-wav', none)).toBe('wav');
    expect(extensionOf('audio/mpeg; charset=binary', none)).toBe('mp3');
    expect(extensionOf('application/octet-stream', wav)).toBe('wav');
    expect(extensionOf('', none)).toBe('bin');
  });

  it('accept every ending of a kind', () => {
    expect(agrees('a.jpeg', 'jpg')).toBe(true);
    expect(agrees('a.png', 'jpg')).toBe(false);
    expect(agrees('a.whatever', 'jpg')).toBe(true);
  });
});
