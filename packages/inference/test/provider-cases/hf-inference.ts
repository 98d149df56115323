import { chat, RECORDING, type ReadCall, type RecordedCall, sentBody } from '../support/recorded-calls.ts';
import type { ProviderCases } from './provider-cases.ts';

/** A call whose model is named by the path. */
function byPath(task: RecordedCall['task'], more: Partial<RecordedCall> = {}): ReadCall {
  return (exchange) => {
    const { model: _, ...args } = sentBody(exchange);
    const model = /\/hf-inference\/models\/(.+)$/.exec(exchange.request.url)?.[1] ?? '';
    return { task, model, args, body: args, ...more };
  };
}

/** A call whose body is a file, which the recordings did not keep. */
const file = (task: RecordedCall['task'], more: Partial<RecordedCall> = {}) =>
  byPath(task, { args: { inputs: RECORDING }, body: RECORDING, ...more });
const first = (body: unknown) => (body as unknown[])[0];
const labels = byPath('text-classification', { output: first });
const text: ReadCall = (exchange) => {
  const { model, stream, ...args } = sentBody(exchange);
  const isStream = stream === true;
  const call = byPath('text-generation', { isStream, output: first })(exchange);
  const { inputs: prompt, parameters, ...rest } = args as { readonly inputs?: unknown; readonly parameters?: object };
  // The recordings are older than the path and the body that this task has now.
  const path = `/models/${call.model}/v1/completions`;
  return {
    ...call,
    args,
    path,
    body: { ...rest, prompt, ...renamed(parameters), ...(isStream && { stream }), model: call.model },
  };
};
/** Parameters of text-generation-inference by the names of OpenAI. */
function renamed({ max_new_tokens: limit, ...parameters }: { readonly max_new_tokens?: number } = {}): object {
  return { ...parameters, ...(limit !== undefined && { max_tokens: limit }) };
}
const entities = byPath('token-classification');
const answers = byPath('question-answering');
const cells = byPath('table-question-answering');
const masks = byPath('fill-mask');
// One text has one translation.
const translations = byPath('translation', {
  output: (body) => ((body as unknown[]).length === 1 ? (body as unknown[])[0] : body),
});
// The recordings are older than the path that this task has now.
const similarities: ReadCall = (exchange) => {
  const call = byPath('sentence-similarity')(exchange);
  return { ...call, path: `/models/${call.model}/pipeline/sentence-similarity` };
};
const hubImage = byPath('text-to-image');
const QUESTION = { inputs: { image: RECORDING, question: 'How many cats are there?' } };
/** A question about an image; the recordings kept neither. */
const question = (task: RecordedCall['task']) =>
  byPath(task, {
    args: QUESTION,
    uploads: { image: { base64: 'c291bmQ=', type: RECORDING.type } },
    body: { inputs: { ...QUESTION.inputs, image: 'c291bmQ=' } },
    output: first,
  });
// The recordings are older than the path that this task has now.
const vectors: ReadCall = (exchange) => {
  const call = byPath('feature-extraction')(exchange);
  return { ...call, path: `/models/${call.model}/pipeline/feature-extraction` };
};

export const hfInference: ProviderCases = {
  recorded: [
    { call: file('automatic-speech-recognition'), ids: ['6192c104e665'] },
    { call: byPath('text-to-speech'), ids: ['3e0accb0526e', 'fedb289665ec'] },
    { call: file('audio-to-audio'), ids: ['d710c8e195ab'] },
    { call: file('image-classification'), ids: ['9d900129aa42', '06fb436e5cb0'] },
    { call: file('image-segmentation'), ids: ['24a1d0443c46', 'c85a76e02d60'] },
    { call: file('image-to-text', { output: first }), ids: ['17c91d6fbbc5'] },
    { call: file('object-detection'), ids: ['dd5797b60e7e'] },
    { call: question('document-question-answering'), ids: ['7cb3c977ef2f'] },
    { call: question('visual-question-answering'), ids: ['049c9c43c10c', '45ef0de3b4c3', '983b472abeea'] },
    { call: byPath('tabular-classification'), ids: ['c6cc07285960'] },
    { call: byPath('tabular-regression'), ids: ['c858038f8450'] },
    {
      call: chat,
      ids: [
        '53b9422f0326',
        'a17bc698788a',
        'b8b84748ca5b',
        '3bc1c8fa82b6',
        '25a4a8c6b86f',
        '5c37128d38a3',
        '7d0e6c613623',
        'bfba6072ef42',
        'e3a5739aab13',
      ],
    },
    {
      call: text,
      ids: [
        '913e151c16e8',
        '6fe778ae21d9',
        '9b8984cc6129',
        'de48ea0fe179',
        'd3136476ceb8',
        'e64d5b8d2371',
        'de7a4c1e3892',
        '646b00bf2fa0',
        'e0155d48287f',
      ],
    },
    { call: entities, ids: ['6a51ef50e310', '35bb2cb212c3', '9462a1568bcd'] },
    { call: answers, ids: ['64851c7adbaf', '53b3d8a7d76e'] },
    { call: translations, ids: ['0e6a2d9765f0', 'e64135d83f57', '98875468f806', 'e43a6386a712'] },
    { call: masks, ids: ['d04d133cd31d', 'd79e1a71ebad', '769bbf3fb116'] },
    { call: cells, ids: ['9cb0ae5365e9', 'a7e092c7a148'] },
    { call: similarities, ids: ['ed63f76063f0', '4f7b840f242c'] },
    { call: vectors, ids: ['c854f8a0cfad', '9d52f5ffa68c', 'e2beb1bdc27d', '8e3a4c738704'] },
    { call: hubImage, ids: ['739536f002a2', '448f6f45c1e7', '88742b27b299', 'bb2cc1439483'] },
    { call: labels, ids: ['223f3b06e5c6', 'e966d5b7abda'] },
  ],
  leftOut: {
    'a body without messages, which is never sent': ['2e0134943b32'],
    'a model in the body that is not the one of the path': [
      '08fa71a976c8',
      '2ddc6776724c',
      '34b6121b7652',
      '5192532a227d',
      '6ef48e216c87',
      'a032702acd76',
      'b09342278dc9',
    ],
    'a path that the service does not have any more': ['4c045393fd66'],
  },
};
