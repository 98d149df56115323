import type { Value } from '@hubkit/code';
import type { PythonArguments, SampleInput } from '../define-input.ts';
import { withFileVariables } from './files.ts';
import type { SdkMethod, SnippetFile, Values } from './snippet-call.ts';

/** The call of a task as the JavaScript client makes it: one object with the target and the arguments. */
export function jsMethod(
  { task, method = camelCase(task) }: SampleInput,
  args: Values,
  files: readonly SnippetFile[],
  target: Values,
): SdkMethod | undefined {
  if (method === false) return undefined;
  return { name: method, positional: [], named: { ...target, ...withFileVariables(task, args, files) } };
}

/** The call of a task as the Python client makes it; files are given by their names. */
export function pythonMethod(
  { task, python = pythonArguments }: SampleInput,
  args: Values,
  body: Values,
  target: Values,
): SdkMethod | undefined {
  if (python === false) return undefined;
  const { positional = [], named = {} } = python(args, body);
  return { name: task.replaceAll('-', '_'), positional, named: { ...named, ...target } };
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

function camelCase(task: string): string {
  return task.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
