import type { CallArgs } from '../contract/call-args.ts';
import type { Outcome } from '../contract/store.ts';
import { encodeImages, mapFiles, readDataUrl } from '../request/file-args.ts';

/** Member that marks a file in an outcome. */
const MARK = '$hubkit-file';

interface PortableFile {
  readonly [MARK]: { readonly type: string; readonly base64: string };
}

/** Arguments with local files as data URLs, for a call on another machine. */
export async function portableArgs(args: CallArgs, fields: readonly string[]): Promise<CallArgs> {
  const paths = new Set<string>();
  mapFiles(args, fields, (path) => {
    paths.add(path);
    return path;
  });
  const urls = new Map(await Promise.all([...paths].map(async (path) => [path, await readDataUrl(path)] as const)));
  return encodeImages(mapFiles(args, fields, (path) => urls.get(path) ?? path));
}

/** A generated file as plain data. */
export async function portableFile(file: Blob): Promise<PortableFile> {
  const base64 = Buffer.from(await file.arrayBuffer()).toString('base64');
  return { [MARK]: { type: file.type, base64 } };
}

/** An outcome whose file is written to disk by `save`, as the output of a row is its path. */
export async function savedOutcome(outcome: Outcome, save: (file: Blob) => Promise<unknown>): Promise<Outcome> {
  if (outcome.next.type !== 'done' || !isPortableFile(outcome.next.output)) return outcome;
  const { type, base64 } = outcome.next.output[MARK];
  const output = await save(new Blob([Buffer.from(base64, 'base64')], { type }));
  return { ...outcome, next: { type: 'done', output } };
}

function isPortableFile(value: unknown): value is PortableFile {
  return typeof value === 'object' && value !== null && MARK in value;
}
