import type { TaskId } from '@hubkit/task-types';
import { InputError } from '../contract/errors.ts';
import { FILE_INPUTS } from '../contract/file-inputs.gen.ts';
import type { CallContext } from '../transport/context.ts';

/** Names of arguments that users pass in place of `inputs`: those of other clients, of services, and slips. */
const OTHER_NAMES = [
  ...['input', 'prompt', 'text', 'texts', 'sentence', 'content', 'question', 'query', 'messages'],
  ...['image', 'images', 'image_url', 'audio', 'audio_url', 'video', 'file', 'files', 'table'],
];

/** Tasks whose files are optional. */
const WITHOUT: readonly TaskId[] = ['image-text-to-image', 'image-text-to-video'];

/** Members that the schemas of the catalog require in `inputs`. */
export const MEMBERS: Readonly<Partial<Record<TaskId, readonly string[]>>> = {
  'question-answering': ['question', 'context'],
  'document-question-answering': ['image', 'question'],
  'visual-question-answering': ['image', 'question'],
  'table-question-answering': ['query', 'table'],
  'sentence-similarity': ['source_sentence', 'sentences'],
  'text-ranking': ['query', 'texts'],
  'tabular-classification': ['data'],
  'tabular-regression': ['data'],
};

type Members = Readonly<Record<string, unknown>>;

/** Throws an InputError for a call without `inputs` or a part of them; it names the argument that may have been meant. */
export function checkInputs(task: TaskId, input: object, { subject }: CallContext): void {
  const { inputs, parameters, ...others }: Members = { ...input };
  const members = MEMBERS[task];
  const isFile = Object.hasOwn(FILE_INPUTS, task) && !members;
  const form = members ? `{ ${members.join(', ')} }` : '…';
  const labels = task.startsWith('zero-shot') ? ', parameters: { candidate_labels: [ … ] }' : '';
  const pass = `pass { inputs: ${form}${labels} }`;
  const refuse = (problem: string, advice = pass) => new InputError(`${problem}: ${advice}.`, subject);
  if (isNone(inputs)) {
    if (WITHOUT.includes(task)) return;
    const other = OTHER_NAMES.find((name) => !isNone(others[name]));
    if (other) throw refuse(`'inputs' is missing, and ${task} has no argument '${other}'`);
    const file = isFile ? 'pass a file, such as a Blob, bytes, or an address' : pass;
    throw refuse(`'inputs' is ${'inputs' in input ? String(inputs) : 'missing'}`, file);
  }
  if (labels && isNone((parameters as Members | undefined)?.candidate_labels)) {
    throw refuse("'parameters.candidate_labels' is missing");
  }
  if (isFile) return;
  const isRight = typeof inputs === (members ? 'object' : 'string') || (!members && Array.isArray(inputs));
  if (!isRight) {
    const kind = inputs instanceof Blob ? 'Blob' : typeof inputs;
    throw refuse(`'inputs' must be of type ${members ? 'object' : 'string'}, not ${kind}`);
  }
  const given = inputs as Members;
  const missing = members?.find((name) => isNone(given[name]) && (name !== 'query' || isNone(given.question)));
  if (missing) throw refuse(`'inputs.${missing}' is ${missing in given ? String(given[missing]) : 'missing'}`);
}

function isNone(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}
