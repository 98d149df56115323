import type { TaskId } from '@hubkit/catalog';
import { sampleArguments, TASK_SAMPLES } from '@hubkit/catalog/samples';
import type { Example } from '../command-line/command.ts';
import type { Field } from './task-fields.ts';
import type { TaskShape } from './task-shape.ts';

/** Writes the sample of a task, as the catalog has it, as a command line. */
export function taskExample(task: TaskId, { fields: { main, others }, output }: TaskShape): Example {
  const args = sampleArguments(TASK_SAMPLES[task]);
  const words = [...(main ? inputWords(valueAt(args, main)) : promptWords(args.messages))];
  const flags = others.flatMap((field) => flagWords(field, valueAt(args, field)));
  const about = output.description?.split(/[.;]/)[0] ?? task;
  return {
    line: ['hubkit run', task, ...words, ...flags].join(' '),
    about: about.charAt(0).toLowerCase() + about.slice(1),
  };
}

function valueAt(args: unknown, { path }: Field): unknown {
  return path.reduce((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], args);
}

/** The main input: a text, the name of a file, or several texts. */
function inputWords(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.flatMap((text) => ['--inputs', quoted(text)]) : [quoted(value)];
}

/** A chat begins with the words of its user. */
function promptWords(messages: unknown): readonly string[] {
  const [first] = Array.isArray(messages) ? messages : [];
  return typeof first?.content === 'string' ? [quoted(first.content)] : [];
}

function flagWords({ flag, kind, path }: Field, value: unknown): readonly string[] {
  if (value === undefined || path[0] === 'messages') return [];
  if (kind.type === 'names' && Array.isArray(value)) return [flag, quoted(value.join(','))];
  if (kind.type === 'texts' && Array.isArray(value)) return value.flatMap((text) => [flag, quoted(text)]);
  return [flag, quoted(value)];
}

/** Quotes a value for a shell of Unix; values that are no texts are written as JSON. */
function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (/^[\w./:,@-]+$/.test(text)) return text;
  if (!/["$`\\!]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
