import type { Value } from '@hubkit/code';
import type { SnippetTask } from '../sample-input.ts';
import type { PythonArguments } from '../task-rules.ts';
import { withFileVariables } from './files.ts';
import type { SdkMethod, SnippetFile, Values } from './snippet-call.ts';

/** The call of a task as the JavaScript client makes it: one object with the target and the arguments. */
export function jsMethod(
  { task, rules: { method = findNames(task).js } }: SnippetTask,
  args: Values,
  files: readonly SnippetFile[],
  target: Values,
): SdkMethod | undefined {
  if (method === false) return undefined;
  return { name: method, positional: [], named: { ...target, ...withFileVariables(task, args, files) } };
}

/** The call of a task as the Python client makes it; files are given by their names. */
export function pythonMethod(
  { task, rules: { python = pythonArguments } }: SnippetTask,
  args: Values,
  body: Values,
  target: Values,
): SdkMethod | undefined {
  if (python === false) return undefined;
  const { positional = [], named = {} } = python(args, body);
  return { name: findNames(task).python, positional, named: { ...named, ...target } };
}

/** The input by position or its members by name, an image first, and then the parameters by name. */
function pythonArguments({ inputs, parameters, ...extras }: Values): PythonArguments {
  const others = { ...Object(parameters), ...extras };
  if (inputs === undefined) return { named: others };
  if (!isPlainObject(inputs)) return { positional: [inputs], named: others };
  const { image, ...members } = inputs;
  return { positional: image === undefined ? [] : [image], named: { ...members, ...others } };
}

function isPlainObject(value: Value): value is Values {
  return value instanceof Object && !Array.isArray(value);
}

interface MethodNames {
  readonly js: string;
  readonly python: string;
}

/** Names by task, of which the sample inputs have a few dozen. */
const names = new Map<string, MethodNames>();

/** The task in camel case, and with underscores. */
function findNames(task: string): MethodNames {
  const known = names.get(task);
  if (known) return known;
  const js = task.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const made = { js, python: task.replaceAll('-', '_') };
  names.set(task, made);
  return made;
}
