import type { TaskId } from '@hubkit/task-types';
import { InputError } from '../contract/errors.ts';
import { TASK_FIELDS } from '../contract/task-fields.gen.ts';
import type { CallTargets } from '../contract/task-functions.ts';
import type { Input } from '../contract/task-types.ts';

/** Arguments that choose the target of a call and are spelled like settings of services. A new one has to be listed, by its type. */
const TARGET_NAMES: Readonly<Record<Extract<keyof CallTargets, Lowercase<string>>, true>> = {
  provider: true,
  model: true,
  fallbacks: true,
};

/** Further names that are never taken. */
const REFUSED: ReadonlySet<string> = new Set([
  ...Object.keys(TARGET_NAMES),
  // The older name of `inputs`, which a check of the files in `inputs` would miss.
  'data',
  // By these, some proxies and routers let the body of a request choose another model, server or key.
  'models',
  'base_url',
  'api_base',
  'api_key',
  'extra_headers',
  // Options of calls, should a program merge input and options.
  'endpoints',
  'headers',
  'mapping',
  // Means something else than a member to JavaScript.
  'constructor',
]);

/** Names of settings of services. With a capital letter, a name is one of our arguments or options: `endpointUrl`, `accessToken`. */
const SETTING = /^[a-z][a-z\d_]*$/;

/**
 * Takes the fields of the input of a task out of data that comes from elsewhere: the body of a request, the arguments of a tool, a
 * row of a dataset, a recording. What decides where a call goes, and with which key, is never taken: `endpointUrl`, `provider`,
 * `model`, `fallbacks`, `accessToken`. A chat, text generation and feature extraction keep settings that only one service has, such
 * as `top_k`. Values are not checked; for files in them, call with `localFiles: false`.
 *
 * @param task - Id of a task that the client has a method for.
 * @param data - An object, such as parsed JSON.
 * @returns A new object, to be passed on together with the target that your program chooses.
 * @throws {InputError} if the data is not an object, or there is no such task.
 * @example
 * ```ts
 * const input = pickTaskInput('text-to-image', await request.json());
 * await client.textToImage({ ...input, provider: 'together', model: 'org/name' }, { localFiles: false });
 * ```
 */
export function pickTaskInput<K extends TaskId>(task: K, data: unknown): Partial<Input<K>> {
  const { names, isOpen = false } = (Object.hasOwn(TASK_FIELDS, task) && TASK_FIELDS[task]) || {};
  if (!names) throw new InputError(`The client has no task ${JSON.stringify(String(task).slice(0, 50))}.`);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new InputError(`The input of ${task} has to be an object.`);
  }
  const isTaken = (name: string) => !REFUSED.has(name) && (names.includes(name) || (isOpen && SETTING.test(name)));
  const picked = Object.fromEntries(Object.entries(data).filter(([name]) => isTaken(name)));
  // Its names are those of the input; the values may be anything, which the call finds out.
  return picked as Partial<Input<K>>;
}
