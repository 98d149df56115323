import type { TaskId } from '@hubkit/catalog';
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

/** Forms of inputs with several members. */
const FORMS: Readonly<Partial<Record<TaskId, string>>> = {
  'question-answering': '{ question, context }',
  'document-question-answering': '{ image, question }',
  'visual-question-answering': '{ image, question }',
  'table-question-answering': '{ query, table }',
  'sentence-similarity': '{ source_sentence, sentences }',
};

/** Throws an InputError for a call without `inputs`; it names the argument that may have been meant. */
export function checkInputs(task: TaskId, input: object, { subject }: CallContext): void {
  if (WITHOUT.includes(task)) return;
  const given: Readonly<Record<string, unknown>> = { ...input };
  const form = FORMS[task];
  const wanted = form ? `{ inputs: ${form} }` : '{ inputs: … }';
  const other = OTHER_NAMES.find((name) => given[name] !== undefined && given[name] !== null);
  const isNamed = 'inputs' in given;
  const isFile = Object.hasOwn(FILE_INPUTS, task) && !form;
  if (!other && !isNamed && !isFile) {
    throw new InputError(`'inputs' is missing: pass ${wanted}.`, subject);
  }
  throw new InputError(
    other
      ? `'inputs' is missing, and ${task} has no argument '${other}': pass ${wanted}.`
      : `'inputs' is ${isNamed ? String(given.inputs) : 'missing'}${isFile ? ': pass a file, such as a Blob, bytes, or an address' : `: pass ${wanted}`}.`,
    subject,
  );
}
