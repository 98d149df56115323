import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TASKS_DATA } from '../src/index.ts';

const folder = fileURLToPath(new URL('../media/', import.meta.url));
const files = readdirSync(folder).filter((name) => name !== 'sources.json');
const sources: Readonly<Record<string, { readonly license: string; readonly source: string }>> = JSON.parse(
  readFileSync(`${folder}sources.json`, 'utf8'),
);

/** Limit of a file, in bytes. */
const MAX_BYTES = 60_000;

/** Licenses under which everybody may copy and change a file. */
const FREE = ['CC0-1.0', 'MIT', 'public domain'];

/** The first bytes of each format, from an offset. */
const FORMATS: Readonly<Record<string, readonly [number, string]>> = {
  avif: [4, 'ftypavif'],
  webp: [8, 'WEBP'],
  opus: [0, 'OggS'],
};

const shown = Object.entries(TASKS_DATA).flatMap(([task, page]) =>
  [...(page?.demo.inputs ?? []), ...(page?.demo.outputs ?? [])].flatMap((item) =>
    item.type === 'img' || item.type === 'audio' ? [{ task, ...item }] : [],
  ),
);

describe('the media of demos', () => {
  it('are all there, and each is shown', () => {
    expect([...new Set(shown.map(({ filename }) => filename))].sort()).toEqual([...files].sort());
  });

  it('say what can be seen or heard', () => {
    expect(shown.filter(({ alt }) => !alt).map(({ task, filename }) => `${task}: ${filename}`)).toEqual([]);
  });

  it('say how an output was made that no model made', () => {
    const isOutput = (filename: string) => filename.includes('-output.');
    expect(shown.filter(({ filename, caption }) => isOutput(filename) && !caption)).toEqual([]);
  });

  it('say of texts and scores beside them that they are written by hand, if they are no transcript', () => {
    const isWritten = (type: string) => ['text', 'chart', 'tabular'].includes(type);
    const silent = Object.entries(TASKS_DATA).filter(
      ([, page]) =>
        page?.demo.note === undefined &&
        page?.demo.inputs.some(({ type }) => type === 'img' || type === 'audio') &&
        page.demo.outputs.some(({ type }) => isWritten(type)),
    );
    expect(silent.map(([task]) => task)).toEqual(['automatic-speech-recognition']);
  });

  it.each(files)('has a license and a source for %s, which is small and of its format', (name) => {
    expect(FREE).toContain(sources[name]?.license);
    expect(sources[name]?.source.length).toBeGreaterThan(10);
    expect(statSync(folder + name).size).toBeLessThanOrEqual(MAX_BYTES);
    const [offset, magic] = FORMATS[name.split('.').at(-1) ?? ''] ?? [0, 'no known format'];
    const start = readFileSync(folder + name).subarray(offset, offset + magic.length);
    expect(start.toString('latin1')).toBe(magic);
  });

  it('have sources for no other file', () => expect(Object.keys(sources).sort()).toEqual([...files].sort()));
});
