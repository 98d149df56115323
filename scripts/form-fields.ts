import {
  fieldsOf,
  type SchemaField,
  type TaskJsonSchema,
  type ValueKind,
} from '../packages/catalog/src/json-schema.ts';
import type { FileContent, FormField } from '../packages/react/src/task-widget/form-field.ts';

/** Fields that a page decides, not the user of its form. */
const DECIDED_BY_PAGE: ReadonlySet<string> = new Set(['model', 'stream', 'stream_options']);

/** Texts with more than one line. */
const LONG_TEXTS: ReadonlySet<string> = new Set([
  'context',
  'inputs',
  'negative_prompt',
  'prompt',
  'source_sentence',
  'tool_prompt',
]);

const LABELS: Readonly<Record<string, string>> = {
  candidate_labels: 'Labels',
  clean_up_tokenization_spaces: 'Clean up spaces',
  data: 'Table',
  guidance_scale: 'Guidance',
  hypothesis_template: 'Template',
  num_frames: 'Frames',
  num_inference_steps: 'Steps',
  messages: 'Message',
  n: 'Choices',
  sentences: 'Compare with',
  source_sentence: 'Sentence',
  overlap_mask_area_threshold: 'Mask overlap',
  stop: 'Stop texts',
  src_lang: 'From language',
  tgt_lang: 'To language',
};

/** Hints in place of the descriptions of schemas, which repeat the label or are long for a field that everyone sees. */
const HINTS: Readonly<Record<string, string>> = {
  messages: '',
  prompt: '',
  seed: 'The same seed gives the same result.',
};

/** Most words of a hint, which is read at a glance. */
const MAX_HINT_WORDS = 10;

/** Hints of fields whose descriptions do not begin with one. */
const SHORT_HINTS: Readonly<Record<string, string>> = {
  decoder_input_details: 'Return the tokens of the prompt, too.',
  eta_cutoff: 'Exclude unlikely tokens by a threshold that adapts.',
  frequency_penalty: 'Penalty on tokens for each time they appeared.',
  max_seq_len: 'Maximum length of question and chunk, in tokens.',
  overlap_mask_area_threshold: 'Share of a mask that overlaps must leave.',
  prompt_name: 'Name of a prompt to put before each text.',
  scheduler: 'Class name of another scheduler.',
  top_n_tokens: 'Number of likely tokens to return for each position.',
  truncation: 'Handling of inputs that are too long.',
  use_cache: 'Reuse past keys and values, for faster decoding.',
};

/** Tasks whose text is a prompt: a model writes, draws or plays what it describes. */
const PROMPTED = /^text-to-(image|video|audio)$|^text-generation$/;

/**
 * Returns the fields of a task's form from its input schema: required ones first, then those that people change most. Objects are split
 * into their fields, width and height are one size.
 */
export function formFields(task: string, schema: TaskJsonSchema['input']): readonly FormField[] {
  const fields = withSizes(open(task, fieldsOf(schema), [], true));
  const isImagined = fields.some(({ path }) => path.at(-1) === 'num_inference_steps');
  const marked = fields.map((field): FormField => {
    const isMain = field.path.at(-1) === 'prompt' || (isImagined && (field.kind === 'size' || field.kind === 'seed'));
    return isMain && !field.isRequired ? { ...field, isMain: true } : field;
  });
  const rank = ({ isRequired, isMain }: FormField) => (isRequired ? 0 : isMain ? 1 : 2);
  return marked.sort((a, b) => rank(a) - rank(b));
}

function open(task: string, fields: readonly SchemaField[], path: readonly string[], isNeeded: boolean): FormField[] {
  return fields.flatMap(({ name, kind: anyKind, about, isRequired }): FormField[] => {
    if (path.length === 0 && DECIDED_BY_PAGE.has(name)) return [];
    // Of several forms the first one is offered; JSON takes the others.
    const kind = anyKind.first ?? anyKind;
    const place = [...path, name];
    if (kind.type === 'object' && kind.fields.length > 0) return open(task, kind.fields, place, isNeeded && isRequired);
    // Descriptions are Markdown, and a hint is plain text. An empty field says by itself that the model decides.
    const shown = control(task, name, kind);
    const known = shown.kind === 'text' && name === 'inputs' ? '' : HINTS[name];
    const text = about.replaceAll('`', '').replace(/ ?Default: set by the (model|server|provider)\./, '');
    return [
      {
        path: place,
        label: createLabel(task, name, shown),
        ...shown,
        ...(known === undefined ? splitHint(text, SHORT_HINTS[name]) : known && { hint: known }),
        ...(isNeeded && isRequired && { isRequired: true as const }),
      },
    ];
  });
}

/** Splits a description into what is read at a glance, by default its first sentence or clause, and the explanation. */
export function splitHint(text: string, short?: string): Pick<FormField, 'hint' | 'help'> {
  if (text === '') return {};
  if (countWords(text) <= MAX_HINT_WORDS) return { hint: text };
  if (short) return { hint: short, help: text };
  const sentence = /^.*?[.?](?= )/.exec(text)?.[0];
  if (sentence && countWords(sentence) <= MAX_HINT_WORDS)
    return { hint: sentence, help: text.slice(sentence.length + 1) };
  const clause = /^.*?(?=[,;:] | when | instead of )/.exec(text)?.[0] ?? text;
  if (countWords(clause) > MAX_HINT_WORDS) throw new Error(`Needs a short hint: ${text}`);
  return { hint: `${clause}.`, help: text };
}

function countWords(text: string): number {
  return text.split(' ').length;
}

type Control = Pick<FormField, 'kind' | 'choices' | 'content'>;

function control(task: string, name: string, kind: ValueKind): Control {
  switch (kind.type) {
    case 'choice':
      return { kind: 'choice', choices: kind.choices };
    case 'number':
      if (name === 'seed') return { kind: 'seed' };
      return { kind: kind.isInteger || name === 'num_frames' ? 'integer' : 'number' };
    case 'switch':
      return { kind: 'boolean' };
    case 'texts':
      return { kind: 'lines' };
    case 'text':
      return { kind: LONG_TEXTS.has(name) ? 'text' : 'line' };
    case 'file':
      return { kind: 'file', content: inferContent(task) };
    case 'json':
    case 'object':
      if (name === 'messages') return { kind: 'messages' };
      return { kind: name === 'table' || name === 'data' ? 'table' : 'json' };
  }
}

function inferContent(task: string): FileContent {
  if (/audio|speech/.test(task)) return 'audio';
  return task.startsWith('document-') ? 'document' : 'image';
}

/** `top_k` is `Top k`; `inputs` is what it holds. */
function createLabel(task: string, name: string, { content }: Control): string {
  if (content && (name === 'inputs' || name === 'image')) return sentence(content);
  if (name === 'inputs') return PROMPTED.test(task) ? 'Prompt' : 'Text';
  return LABELS[name] ?? sentence(name.replaceAll('_', ' '));
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Puts a width and a height of one object together. */
function withSizes(fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field): FormField[] => {
    const name = field.path.at(-1);
    const around = field.path.slice(0, -1);
    const isBeside = (other: string) => fields.some(({ path }) => path.join() === [...around, other].join());
    if (name === 'height' && isBeside('width')) return [];
    if (name !== 'width' || !isBeside('height')) return [field];
    return [{ path: around, label: 'Size', kind: 'size' }];
  });
}
