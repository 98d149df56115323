// 55 calls as users of @huggingface/inference write them. Compiled and run with its import led to @hubkit/inference.
import { readFileSync } from 'node:fs';
import type {
  AuthMethod,
  BaseArgs,
  HeaderParams,
  InferenceTask,
  Logger,
  ModelId,
  RequestArgs,
} from '@huggingface/inference';
import * as library from '@huggingface/inference';
import {
  chatCompletion,
  HfInference,
  INFERENCE_PROVIDERS,
  InferenceClient,
  InferenceClientError,
  InferenceClientHubApiError,
  InferenceClientInputError,
  InferenceClientProviderApiError,
  InferenceClientProviderOutputError,
  InferenceClientRoutingError,
  type InferenceProvider,
  type InferenceProviderMappingEntry,
  type InferenceProviderOrPolicy,
  type Options,
  PROVIDERS_HUB_ORGS,
  PROVIDERS_OR_POLICIES,
  setLogger,
  textToImage,
} from '@huggingface/inference';
import type {
  ChatCompletionInput,
  ChatCompletionInputMessage,
  ChatCompletionOutput,
  ChatCompletionStreamOutput,
  TextClassificationOutput,
} from '@huggingface/tasks';

const token = process.env.HF_TOKEN ?? '';
const client = new InferenceClient(token);
const hf = new HfInference(token, { retry_on_error: true });
const speech = new Blob([readFileSync('speech.wav')], { type: 'audio/wav' });
const picture = new Blob([readFileSync('invoice.png')], { type: 'image/png' });

const CHAT: ModelId = 'meta-llama/Llama-3.1-8B-Instruct';
const messages = [{ role: 'user', content: 'What is 1 + 1?' }];

let count = 0;
async function show<Result>(call: Promise<Result>): Promise<Result> {
  const result = await call;
  count++;
  return result;
}

const logger: Logger = { debug() {}, info() {}, warn() {}, error() {}, log() {} };
setLogger(logger);

// Chat, the form of README and documentation.
const first = await show(client.chatCompletion({ model: CHAT, messages, max_tokens: 512, temperature: 0.1 }));
const content: string | undefined = first.choices[0]?.message.content;
console.log(typeof content);
const fingerprint: string = first.system_fingerprint;
const total: number = first.usage.total_tokens;
const reason: string = first.choices[0]?.finish_reason ?? '';
console.log(typeof fingerprint, total > 0, reason);
await show(client.chatCompletion({ provider: 'groq', model: CHAT, messages }, { billTo: 'emulated-org' }));
await show(chatCompletion({ accessToken: token, provider: 'auto', model: CHAT, messages }));
const provider = (process.env.PROVIDER ?? 'groq') as InferenceProvider;
await show(client.chatCompletion({ provider, model: CHAT, messages }));
const policy: InferenceProviderOrPolicy = PROVIDERS_OR_POLICIES.includes('auto') ? 'auto' : provider;
await show(hf.chatCompletion({ provider: policy, model: CHAT, messages }));
const input: ChatCompletionInput = { model: CHAT, messages, stop: ['.'], seed: 1 };
const output: ChatCompletionOutput = await show(client.chatCompletion({ ...input }));
const turns: ChatCompletionInputMessage[] = [...messages];
const answer = output.choices[0]?.message;
if (answer) turns.push(answer);
turns.push({ role: 'user', content: [{ type: 'text', text: 'And 2 + 2?' }] });
await show(client.chatCompletion({ model: CHAT, messages: turns }));
const tools: NonNullable<ChatCompletionInput['tools']> = [
  {
    type: 'function',
    function: {
      name: 'get_weather',
      description: 'Current weather of a city',
      parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
    },
  },
];
const asked = { role: 'user', content: 'What is the weather in Lisbon?' };
const called = await show(client.chatCompletion({ model: CHAT, messages: [asked], tools, tool_choice: 'auto' }));
const reply = called.choices[0]?.message;
for (const call of reply?.tool_calls ?? []) {
  const given: string = call.function.arguments;
  console.log(call.id.length > 0, call.type, call.function.name, JSON.parse(given));
  const result = { role: 'tool', tool_call_id: call.id, content: '21 degrees' };
  if (reply) await show(client.chatCompletion({ model: CHAT, messages: [asked, reply, result], tools }));
}
const format = {
  type: 'json_schema',
  json_schema: { name: 'sum', schema: { type: 'object', properties: { sum: { type: 'number' } } }, strict: true },
} as const;
await show(client.chatCompletion({ model: CHAT, messages, response_format: format }));

// Streams.
let text = '';
const stream: AsyncGenerator<ChatCompletionStreamOutput> = client.chatCompletionStream({ model: CHAT, messages });
for await (const chunk of stream) {
  if (chunk.choices && chunk.choices.length > 0) text += chunk.choices[0]?.delta.content;
}
count++;
console.log(text.length > 0);
async function* relay(args: ChatCompletionInput): AsyncGenerator<string> {
  for await (const { choices } of client.chatCompletionStream(args)) {
    const piece: string | undefined = choices[0]?.delta.content;
    if (piece) yield piece;
  }
}
for await (const piece of relay({ model: CHAT, messages })) text += piece;
count++;
for await (const { token: one, generated_text } of hf.textGenerationStream({
  model: 'humain-ai/ALLaM-7B-Instruct-preview',
  provider: 'groq',
  inputs: 'repeat "one two three four"',
  parameters: { max_new_tokens: 250 },
})) {
  text += one.text + (generated_text ?? '');
}
count++;
for await (const chunk of client.streamingRequest<ChatCompletionStreamOutput>(
  { model: CHAT, messages, stream: true },
  { task: 'conversational' },
)) {
  text += chunk.choices[0]?.delta.content ?? '';
}
count++;

// Text.
const gpt = { model: 'gpt2', provider: 'hf-inference' } as const;
const generated = await show(client.textGeneration({ ...gpt, inputs: 'The answer is' }));
console.log(typeof generated.generated_text);
await show(
  client.textGeneration({ ...gpt, inputs: 'Once', parameters: { max_new_tokens: 5, return_full_text: false } }),
);
const HUB = { provider: 'hf-inference' } as const;
const vector = await show(
  client.featureExtraction({
    ...HUB,
    model: 'sentence-transformers/all-MiniLM-L6-v2',
    inputs: 'That is a happy person',
  }),
);
console.log(Array.isArray(vector));
await show(client.featureExtraction({ ...HUB, model: 'sentence-transformers/all-MiniLM-L6-v2', inputs: ['a', 'b'] }));
const masked = await show(client.fillMask({ ...HUB, model: 'google-bert/bert-base-uncased', inputs: '[MASK] world!' }));
console.log(masked[0]?.token_str !== undefined, masked[0]?.score !== undefined);
const summary = await show(
  client.summarization({
    ...HUB,
    model: 'facebook/bart-large-cnn',
    inputs: 'A tower.',
    parameters: { max_length: 100 },
  }),
);
console.log(typeof summary.summary_text);
const answered = await show(
  client.questionAnswering({
    ...HUB,
    model: 'deepset/roberta-base-squad2',
    inputs: { question: 'What is the capital of France?', context: 'The capital of France is Paris.' },
  }),
);
console.log(typeof answered.answer, typeof answered.score);
const cells = await show(
  client.tableQuestionAnswering({
    ...HUB,
    model: 'google/tapas-base-finetuned-wtq',
    inputs: { question: 'How many stars?', table: { Repository: ['Transformers'], Stars: ['36542'] } },
  }),
);
console.log(cells.coordinates.length > 0);
const classes: TextClassificationOutput = await show(
  client.textClassification({
    ...HUB,
    model: 'distilbert/distilbert-base-uncased-finetuned-sst-2-english',
    inputs: 'I like you. I love you.',
  }),
);
console.log(classes[0]?.label !== undefined);
const named = await show(
  client.tokenClassification({
    ...HUB,
    model: 'dbmdz/bert-large-cased-finetuned-conll03-english',
    inputs: 'My name is Sarah Jessica Parker but you can call me Jessica',
  }),
);
console.log(named[0]?.word !== undefined);
const translated = await show(
  client.translation({ ...HUB, model: 'google-t5/t5-base', inputs: 'My name is Wolfgang and I live in Berlin' }),
);
console.log(translated.translation_text.length > 0);
await show(
  client.translation({
    ...HUB,
    model: 'facebook/mbart-large-50-many-to-many-mmt',
    inputs: 'Hello',
    parameters: { src_lang: 'en_XX', tgt_lang: 'fr_XX' },
  }),
);
const zero = await show(
  client.zeroShotClassification({
    ...HUB,
    model: 'facebook/bart-large-mnli',
    inputs: 'I would like to get reimbursed!',
    parameters: { candidate_labels: ['refund', 'legal', 'faq'] },
  }),
);
console.log(zero[0]?.label !== undefined);
const similar = await show(
  client.sentenceSimilarity({
    ...HUB,
    model: 'sentence-transformers/all-MiniLM-L6-v2',
    inputs: { source_sentence: 'That is a happy person', sentences: ['A happy dog', 'A sunny day'] },
  }),
);
console.log(similar.length === 2);

// Audio.
const whisper = { ...HUB, model: 'openai/whisper-large-v3' };
const heard = await show(client.automaticSpeechRecognition({ ...whisper, data: speech }));
console.log(heard.text.length > 0);
await show(client.automaticSpeechRecognition({ ...whisper, inputs: speech, parameters: { return_timestamps: true } }));
const sounds = await show(client.audioClassification({ ...HUB, model: 'superb/hubert-large-superb-er', data: speech }));
console.log(sounds[0]?.label !== undefined);
const spoken: Blob = await show(
  client.textToSpeech({ provider: 'fal-ai', model: 'hexgrad/Kokoro-82M', inputs: 'Hello world!' }),
);
console.log(spoken.size > 0);
const sources = await show(client.audioToAudio({ ...HUB, model: 'speechbrain/sepformer-wham', data: speech }));
console.log(sources[0]?.label !== undefined);

// Images and video.
const pictures = await show(
  client.imageClassification({ ...HUB, model: 'google/vit-base-patch16-224', data: picture }),
);
console.log(pictures[0]?.score !== undefined);
const objects = await show(client.objectDetection({ ...HUB, model: 'facebook/detr-resnet-50', data: picture }));
console.log(objects.every(({ box }) => box.xmin < box.xmax));
const segments = await show(
  client.imageSegmentation({ ...HUB, model: 'facebook/detr-resnet-50-panoptic', inputs: picture }),
);
console.log(segments[0]?.mask !== undefined);
const caption = await show(
  client.imageToText({ ...HUB, model: 'nlpconnect/vit-gpt2-image-captioning', data: picture }),
);
console.log(caption.generated_text !== undefined);
const FLUX = { model: 'black-forest-labs/FLUX.1-dev', inputs: 'a picture of a green bird' };
const blob: Blob = await show(client.textToImage({ ...FLUX, provider: 'fal-ai' }, { outputType: 'blob' }));
console.log(blob.size > 0);
const url: string = await show(client.textToImage({ ...FLUX, provider: 'fal-ai' }, { outputType: 'url' }));
console.log(url.startsWith('http'));
const data: string = await show(client.textToImage({ ...FLUX, provider: 'fal-ai' }, { outputType: 'dataUrl' }));
console.log(data.startsWith('data:'));
const json: Record<string, unknown> = await show(
  textToImage({ ...FLUX, accessToken: token, provider: 'fal-ai' }, { outputType: 'json' }),
);
console.log('images' in json);
const bird = await show(
  client.textToImage({ ...FLUX, provider: 'together', parameters: { guidance_scale: 3, num_inference_steps: 4 } }),
);
console.log(bird !== undefined);
const changed: Blob = await show(
  client.imageToImage({
    provider: 'fal-ai',
    model: 'black-forest-labs/FLUX.1-Kontext-dev',
    inputs: picture,
    parameters: { prompt: "elmo's lecture" },
  }),
);
console.log(changed.size > 0);
const film: Blob = await show(
  client.textToVideo({
    provider: 'fal-ai',
    model: 'Wan-AI/Wan2.1-T2V-14B',
    inputs: 'a cat',
    parameters: { num_frames: 8 },
  }),
);
console.log(film.size > 0);
const zeroShot = await show(
  client.zeroShotImageClassification({
    ...HUB,
    model: 'openai/clip-vit-large-patch14',
    inputs: { image: picture },
    parameters: { candidate_labels: ['cat', 'dog'] },
  }),
);
console.log(zeroShot[0]?.label !== undefined);
const seen = await show(
  client.visualQuestionAnswering({
    ...HUB,
    model: 'dandelin/vilt-b32-finetuned-vqa',
    inputs: { question: 'How many cats are lying down?', image: picture },
  }),
);
console.log(seen.answer !== undefined);
const invoice = await show(
  client.documentQuestionAnswering({
    ...HUB,
    model: 'impira/layoutlm-document-qa',
    inputs: { question: 'Invoice number?', image: picture },
  }),
);
console.log(invoice.answer !== undefined);

// Tables.
const weights: number[] = await show(
  client.tabularRegression({
    ...HUB,
    model: 'scikit-learn/Fish-Weight',
    inputs: { data: { Height: ['11.52', '12.48'], Species: ['Bream', 'Bream'] } },
  }),
);
console.log(weights.length === 2);
const wines: number[] = await show(
  client.tabularClassification({
    ...HUB,
    model: 'vvmnnnkv/wine-quality',
    inputs: { data: { alcohol: ['9.4', '9.8'], pH: ['3.51', '3.2'] } },
  }),
);
console.log(wines.length === 2);

// Endpoints, options, raw requests.
const options: Options = { signal: new AbortController().signal, fetch: globalThis.fetch, includeCredentials: 'omit' };
const endpointUrl = process.env.ENDPOINT ?? 'http://localhost:8080';
const local = new InferenceClient(undefined, { endpointUrl });
await show(local.chatCompletion({ messages }, { retry_on_error: false }));
await show(client.endpoint(endpointUrl).chatCompletion({ messages }));
await show(chatCompletion({ endpointUrl, messages }, options));
const raw: RequestArgs = { ...HUB, model: 'distilbert/distilbert-base-uncased-finetuned-sst-2-english', inputs: 'x' };
await show(client.request<TextClassificationOutput>(raw, { task: 'text-classification' }));

// Errors.
const wrong = new InferenceClient('hf_0000000nocredits');
await wrong.chatCompletion({ provider: 'groq', model: CHAT, messages }).catch((error: unknown) => {
  count++;
  if (!(error instanceof InferenceClientProviderApiError)) throw error;
  const status: number = error.httpResponse.status;
  const to: string = error.httpRequest.url;
  console.log(status, to.length > 0, error.httpRequest.method, typeof error.httpResponse.body);
});
await client
  .chatCompletion({ provider: 'groq', model: 'black-forest-labs/FLUX.1-dev', messages })
  .catch((error: unknown) => {
    count++;
    const isHub = error instanceof InferenceClientHubApiError;
    const isInput = error instanceof InferenceClientInputError || error instanceof InferenceClientRoutingError;
    const isKnown = isHub || isInput || error instanceof InferenceClientProviderOutputError;
    console.log(isKnown, error instanceof InferenceClientError);
  });

// Names.
const orgs: Record<InferenceProvider, string> = PROVIDERS_HUB_ORGS;
const entry: InferenceProviderMappingEntry = {
  provider: 'groq',
  providerId: 'x',
  hfModelId: CHAT,
  status: 'live',
  task: 'conversational',
};
const task: InferenceTask = 'text-to-image';
const base: BaseArgs = { accessToken: token, model: CHAT };
const method: AuthMethod = 'hf-token';
const headers: HeaderParams = { authMethod: method };
console.log(orgs.groq, INFERENCE_PROVIDERS.includes('groq'), entry.task, task, base.model, headers.authMethod);
console.log('snippets' in library, count);
