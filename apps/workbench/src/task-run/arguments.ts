import { isMembers } from '@hubkit/messages';
/** The arguments of a call, besides model and provider. Files are Blobs. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The method of the client for a task: `text-to-image` has `textToImage`. */
export function methodOf(task: string): string {
  if (task === 'conversational') return 'chatCompletion';
  return task.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/** Returns the value at a place. */
export function valueAt(args: Arguments, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), args);
}

/** Sets the value at a place; undefined takes it away, with the objects that it leaves empty. */
export function withValue(args: Arguments, [name = '', ...rest]: readonly string[], value: unknown): Arguments {
  const { [name]: before, ...others } = args;
  const next = rest.length === 0 ? value : withValue(isRecord(before) ? before : {}, rest, value);
  const isEmpty = next === undefined || (rest.length > 0 && isRecord(next) && Object.keys(next).length === 0);
  return isEmpty ? others : { ...args, [name]: next };
}

/** Prints arguments as JSON, with files as their names. */
export function printArguments(args: Arguments): string {
  return JSON.stringify(args, (_key, value: unknown) => (value instanceof Blob ? { $file: nameOf(value) } : value), 2);
}

/** Parses printed arguments; files are taken from the previous arguments. Throws an error with the reason. */
export function parseArguments(text: string, before: Arguments): Arguments {
  const files = new Map(filesIn(before).map((file) => [nameOf(file), file]));
  const value: unknown = JSON.parse(text, (_key, part: unknown) => {
    if (!isRecord(part) || typeof part.$file !== 'string') return part;
    const file = files.get(part.$file);
    if (!file) throw new Error(`There is no file “${part.$file}”. Choose it in the form.`);
    return file;
  });
  if (!isRecord(value)) throw new Error('The arguments are an object: begin with { and end with }.');
  return value;
}

/** Returns arguments in which files are only named, for code that opens them. */
export function namedFiles(args: Arguments): Arguments {
  return JSON.parse(
    JSON.stringify(args, (_key, value: unknown) => (value instanceof Blob ? nameOf(value) : value)),
  ) as Arguments; // An object stays an object.
}

/** Returns the files among the arguments. */
export function filesIn(value: unknown): readonly Blob[] {
  if (value instanceof Blob) return [value];
  return isRecord(value) || Array.isArray(value) ? Object.values(value).flatMap(filesIn) : [];
}

function nameOf(file: Blob): string {
  return file instanceof File ? file.name : 'file';
}

/** True for an object with fields: neither a list nor a file. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return isMembers(value) && !(value instanceof Blob);
}
