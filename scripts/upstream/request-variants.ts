/** One way of calling a task. */
interface Variant {
  readonly name: string;
  readonly args: object;
  readonly isStream?: boolean;
}

/** Parameters that users set, by task: of each that has some, one call sets them all. */
const PARAMETERS: Readonly<Record<string, object>> = {
  'automatic-speech-recognition': { return_timestamps: true },
  'document-question-answering': { top_k: 2 },
  'feature-extraction': {},
  'image-to-image': {
    prompt: 'a cat',
    guidance_scale: 4,
    num_inference_steps: 5,
    target_size: { width: 64, height: 48 },
  },
  'image-to-video': { prompt: 'it moves', num_frames: 24, num_inference_steps: 5, seed: 7 },
  'object-detection': { threshold: 0.5 },
  summarization: { truncation: 'do_not_truncate' },
  'text-classification': { top_k: 2, function_to_apply: 'softmax' },
  'text-generation': {
    max_new_tokens: 20,
    temperature: 0.5,
    top_p: 0.9,
    do_sample: true,
    return_full_text: false,
    stop: ['x'],
  },
  'text-to-image': {
    guidance_scale: 4,
    height: 48,
    negative_prompt: 'dark',
    num_inference_steps: 5,
    scheduler: 'euler',
    seed: 7,
    width: 64,
  },
  'text-to-speech': {},
  'text-to-video': {
    guidance_scale: 4,
    negative_prompt: ['dark', 'cold'],
    num_frames: 24,
    num_inference_steps: 5,
    seed: 7,
  },
  'token-classification': { aggregation_strategy: 'simple' },
  'zero-shot-classification': { candidate_labels: ['a', 'b'], multi_label: true },
};

/** Arguments beside `inputs` and `parameters`. */
const ARGUMENTS: Readonly<Record<string, object>> = {
  conversational: {
    max_tokens: 5,
    temperature: 0,
    top_p: 0.9,
    stop: ['x'],
    seed: 7,
    frequency_penalty: 0.5,
    presence_penalty: 0.5,
    logprobs: true,
    tools: [{ type: 'function', function: { name: 'now', parameters: { type: 'object', properties: {} } } }],
    response_format: { type: 'json_object' },
  },
  'feature-extraction': { normalize: true, truncate: true },
};

const STREAMED = new Set(['conversational', 'text-generation']);

/** The calls of a task: its sample, the sample with parameters, and streamed where it can be. */
export function createVariants(task: string, sample: object): readonly Variant[] {
  const { parameters, ...rest } = { parameters: undefined, ...sample };
  const more = PARAMETERS[task];
  const further = ARGUMENTS[task];
  // Required parameters, such as the labels of a classification, are part of the sample.
  const plain = { ...rest, ...(parameters !== undefined && REQUIRED.has(task) && { parameters }) };
  return [
    { name: 'plain', args: plain },
    ...(parameters !== undefined && !REQUIRED.has(task) ? [{ name: 'sample', args: { ...rest, parameters } }] : []),
    ...(more && Object.keys(more).length > 0 ? [{ name: 'parameters', args: { ...plain, parameters: more } }] : []),
    ...(further ? [{ name: 'arguments', args: { ...plain, ...further } }] : []),
    ...(STREAMED.has(task) ? [{ name: 'stream', args: plain, isStream: true }] : []),
  ];
}

/** Tasks that cannot be called without parameters. */
const REQUIRED = new Set(['zero-shot-classification', 'zero-shot-image-classification']);
