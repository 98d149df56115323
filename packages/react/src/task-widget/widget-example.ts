import { isRecord, valueAt, withValue } from './arguments.ts';
import type { TaskArguments, TaskFormData } from './form-field.ts';

/** An example of the `widget` list in the front matter of a model card. */
export interface WidgetExample {
  readonly example_title?: string;
  readonly group?: string;
  readonly text?: string;
  readonly context?: string;
  readonly prompt?: string;
  /** URL of an image or recording. */
  readonly src?: string;
  /** Columns by their names, or rows. */
  readonly table?: unknown;
  readonly structured_data?: unknown;
  /** Labels, separated by commas. */
  readonly candidate_labels?: string | readonly string[];
  readonly multi_class?: boolean;
  readonly source_sentence?: string;
  readonly sentences?: readonly string[];
  readonly messages?: readonly unknown[];
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** What the model has returned for it. */
  readonly output?: unknown;
}

/** Places of the arguments that take the text of an example, the first that the form has. */
const TEXT_PLACES = [
  ['inputs', 'question'],
  ['inputs', 'query'],
  ['inputs'],
  ['messages'],
  ['parameters', 'prompt'],
] as const;

/**
 * Returns the arguments that an example stands for; what the form has no field for is left out.
 *
 * @param load - Loads the file of an example.
 */
export async function exampleArguments(
  { fields, sample }: TaskFormData,
  example: WidgetExample,
  load: (url: string) => Promise<Blob> = fetchFile,
): Promise<TaskArguments> {
  const find = (path: readonly string[]) => fields.find((field) => field.path.join() === path.join());
  let args: TaskArguments = {};
  const set = (path: readonly string[], value: unknown) => {
    if (value !== undefined && find(path)) args = withValue(args, path, value);
  };
  const file = fields.find(({ kind }) => kind === 'file');
  if (example.src !== undefined && file) set(file.path, await load(example.src));
  const place = TEXT_PLACES.find((path) => (find(path)?.kind ?? 'file') !== 'file');
  const text = example.text ?? example.prompt;
  if (place && text !== undefined) set(place, place[0] === 'messages' ? [{ role: 'user', content: text }] : text);
  set(['parameters', 'prompt'], example.prompt);
  set(['messages'], example.messages);
  for (const name of ['context', 'source_sentence', 'sentences'] as const) set(['inputs', name], example[name]);
  const table = readColumns(example.table ?? example.structured_data);
  for (const name of ['table', 'data']) set(['inputs', name], table);
  const { candidate_labels: labels, multi_class: isMulti, parameters } = example;
  set(
    ['parameters', 'candidate_labels'],
    typeof labels === 'string' ? labels.split(/\s*,\s*/).filter(Boolean) : labels,
  );
  set(['parameters', 'multi_label'], isMulti);
  for (const { path, kind } of fields)
    if (path[0] === 'parameters' && kind !== 'size') set(path, parameters?.[path.at(-1) ?? '']);
  // What the example leaves open, such as the labels of an image, is that of the sample.
  for (const { path, isRequired } of fields)
    if (isRequired && valueAt(args, path) === undefined) set(path, valueAt(sample, path));
  return args;
}

/** The result of an example in the shape that clients return; undefined without one. */
export function exampleOutput({ output }: WidgetExample): unknown {
  const { url, text }: { url?: unknown; text?: unknown } = Object(output);
  return url ?? text ?? output;
}

/** Columns of texts: cards have rows as well, and numbers in them. */
function readColumns(table: unknown): Readonly<Record<string, readonly string[]>> | undefined {
  if (isRecord(table)) {
    const columns = Object.entries(table).map(([name, cells]) => [name, [cells].flat().map(String)] as const);
    return Object.fromEntries(columns);
  }
  if (!Array.isArray(table) || !Array.isArray(table[0])) return undefined;
  const [head = [], ...rows]: readonly (readonly unknown[])[] = table;
  return Object.fromEntries(head.map((name, column) => [String(name), rows.map((row) => String(row[column] ?? ''))]));
}

async function fetchFile(url: string): Promise<Blob> {
  if (!/^(https?|data):/.test(url)) throw new Error(`The example names no file on the web: ${url}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Could not load the example (${response.status}): ${url}`);
  const name = new URL(url).pathname.split('/').at(-1) || 'example';
  const blob = await response.blob();
  return new File([blob], name.slice(-80), { type: blob.type });
}
