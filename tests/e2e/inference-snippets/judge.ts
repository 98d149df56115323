import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cell } from './cells.ts';
import { REASONS, reasonFor } from './reasons.ts';
import type { Report, Reports } from './run.ts';

/** The outcome of a snippet. */
export interface Result {
  readonly cell: Cell;
  /** The problem; undefined where it printed a result. */
  readonly problem: string | undefined;
}

/** Judges the snippets that were run. */
export function judge(cells: readonly Cell[], reports: Reports): readonly Result[] {
  return cells.map((cell) => {
    const report = reports.get(cell.name);
    return { cell, problem: report ? problemOf(cell, report) : 'the driver reported nothing' };
  });
}

function problemOf({ shape, language }: Cell, { printed, error, folder }: Report): string | undefined {
  if (error !== undefined) return error;
  const output = printed.trim();
  const [, file] = /^Saved (\S+)$/m.exec(output) ?? [];
  if (file !== undefined) return fileProblem(join(folder, file));
  if (/^(|None|null|undefined|\{\}|\[\])$/.test(output)) return `printed ${output || 'nothing'}`;
  // curl prints the body of an error response, too.
  if (language === 'sh' && /^\s*\{"(error|message|detail)"/.test(output)) return output.slice(0, 300);
  if (shape.startsWith('chat') && output.length < 10) return `printed only ${output}`;
  return undefined;
}

/** First bytes of the files that tasks make. */
const MAGIC: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG|^\xff\xd8\xff|^RIFF.{4}WEBP/s,
  jpg: /^\x89PNG|^\xff\xd8\xff|^RIFF.{4}WEBP/s,
  wav: /^RIFF.{4}WAVE|^fLaC|^ID3|^\xff[\xf0-\xff]|^OggS/s,
  mp3: /^RIFF.{4}WAVE|^fLaC|^ID3|^\xff[\xf0-\xff]|^OggS/s,
  flac: /^RIFF.{4}WAVE|^fLaC|^ID3|^\xff[\xf0-\xff]|^OggS/s,
  mp4: /^.{4}ftyp/s,
};

function fileProblem(path: string): string | undefined {
  if (!existsSync(path)) return `wrote no ${path}`;
  const bytes = readFileSync(path);
  const start = bytes.subarray(0, 16).toString('latin1');
  if (bytes.length < 100) return `wrote ${bytes.length} bytes`;
  const magic = MAGIC[path.split('.').at(-1) ?? ''];
  if (magic === undefined) return `wrote a file of a type that the test does not know: ${path}`;
  return magic.test(start) ? undefined : `wrote a file that starts with ${JSON.stringify(start)}`;
}

/** The failures that no reason explains, with the snippets. */
export function unexplained(results: readonly Result[]): readonly string[] {
  return results
    .filter(({ cell, problem }) => problem !== undefined && !reasonFor(cell))
    .map(({ cell, problem }) => `${cell.name}: ${problem}\n${cell.content}\n`);
}

/** Reasons whose snippet works, or does not exist. */
export function wrongReasons(results: readonly Result[]): readonly string[] {
  const clients = results.map(({ cell }) => cell.client);
  return REASONS.filter(({ client }) => clients.includes(client)).flatMap((reason) => {
    const explained = results.filter(({ cell }) => reasonFor(cell) === reason);
    if (explained.length === 0) return [`${reason.client}: no snippet fails because ${reason.because}`];
    return explained.flatMap(({ cell, problem }) =>
      problem === undefined ? [`${cell.name} works: ${reason.because}`] : [],
    );
  });
}
