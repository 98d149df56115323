import { isMembers } from '@hubkit/messages';
import { filesIn, type TaskArguments } from '@hubkit/react/task-widget';

/** Prints arguments as JSON, with files as their names. */
export function printArguments(args: TaskArguments): string {
  return JSON.stringify(args, (_key, value: unknown) => (value instanceof Blob ? { $file: getName(value) } : value), 2);
}

/** Parses printed arguments; files are taken from the previous arguments. Throws an error with the reason. */
export function parseArguments(text: string, before: TaskArguments): TaskArguments {
  const files = new Map(filesIn(before).map((file) => [getName(file), file]));
  const value: unknown = JSON.parse(text, (_key, part: unknown) => {
    if (!isMembers(part) || typeof part.$file !== 'string') return part;
    const file = files.get(part.$file);
    if (!file) throw new Error(`There is no file “${part.$file}”. Choose it in the form.`);
    return file;
  });
  if (!isMembers(value)) throw new Error('The arguments are an object: begin with { and end with }.');
  return value;
}

/** Returns arguments in which files are only named, for code that opens them. */
export function namedFiles(args: TaskArguments): TaskArguments {
  return JSON.parse(
    JSON.stringify(args, (_key, value: unknown) => (value instanceof Blob ? getName(value) : value)),
  ) as TaskArguments; // An object stays an object.
}

function getName(file: Blob): string {
  return file instanceof File ? file.name : 'file';
}
