import { variable } from '@hubkit/code';
import { FILE_INPUTS } from '@hubkit/inference/prepare';
import type { SnippetFile, Values } from './snippet-call.ts';

const TYPES: Readonly<Record<string, string>> = {
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  webm: 'audio/webm',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** The names of the files in the arguments of a task. */
export function filesIn(task: string, args: Values): readonly SnippetFile[] {
  if (fileFields(task).length === 0) return [];
  const paths: string[] = [];
  replaceFiles(task, args, (path) => {
    if (!paths.includes(path)) paths.push(path);
    return path;
  });
  return paths.map((path, index) => {
    const type = findType(path);
    const name = type.startsWith('audio/') ? 'audio' : 'image';
    return { path, type, variable: index === 0 ? name : `${name}${index + 1}` };
  });
}

/** The arguments with the variables of the snippet in the places of the names of files. */
export function withFileVariables(task: string, args: Values, files: readonly SnippetFile[]): Values {
  if (files.length === 0) return args;
  return replaceFiles(task, args, (path) =>
    variable(files.find((file) => file.path === path)?.variable ?? path),
  ) as Values;
}

/** The arguments with something else in the places of the names of files. */
export function replaceFiles(task: string, args: Values, replace: (path: string) => unknown): Record<string, unknown> {
  return fileFields(task).reduce<Record<string, unknown>>(
    (members, field) => replaceAt(members, field.split('.'), replace),
    { ...args },
  );
}

/** Places of files in the arguments of a task. */
function fileFields(task: string): readonly string[] {
  return (Object.hasOwn(FILE_INPUTS, task) && FILE_INPUTS[task as keyof typeof FILE_INPUTS]) || [];
}

function replaceAt(
  members: Record<string, unknown>,
  [name = '', ...below]: readonly string[],
  replace: (path: string) => unknown,
): Record<string, unknown> {
  const value = members[name];
  if (below.length > 0) {
    return value instanceof Object ? { ...members, [name]: replaceAt({ ...value }, below, replace) } : members;
  }
  if (value === undefined) return members;
  const replaced = Array.isArray(value) ? value.map((path) => replace(String(path))) : replace(String(value));
  return { ...members, [name]: replaced };
}

function findType(path: string): string {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return (Object.hasOwn(TYPES, ending) && TYPES[ending]) || 'application/octet-stream';
}
