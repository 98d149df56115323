import type { Context } from 'hono';
import { chunksOf, transcribe } from '../content/audio/transcribe.ts';
import { fromBase64 } from '../content/base64.ts';
import { decodePercent } from '../content/decode-percent.ts';
import { embed, similarity } from '../content/embedding/embed.ts';
import { drawPicture } from '../content/image/draw-picture.ts';
import { readSize, readWhole } from '../content/image/read-size.ts';
import { classifySentiment } from '../content/sentiment/classify.ts';
import { isJsonObject, type JsonObject, readJsonObject } from '../http/json-body.ts';
import { chatCompletions } from '../openai/chat-completions.ts';
import type { ChatDialect } from '../openai/chat-dialect.ts';
import { invalidField, missingField, Refusal, unknownModel, type WordProblem } from '../problem.ts';
import { type AppEnv, defineProvider, findModel, type ServedModel, schemeKey } from '../provider.ts';
import type { World } from '../world.ts';

const FINGERPRINT = '3.3.4-sha-1d04e3d';

/** Text Generation Inference: no id, the role and a null usage in every chunk. */
const dialect: ChatDialect = {
  id: () => '',
  role: 'every',
  completionExtras: () => ({ system_fingerprint: FINGERPRINT }),
  chunkExtras: () => ({ system_fingerprint: FINGERPRINT, usage: null }),
};

const wordProblem: WordProblem = (problem, { path }) => {
  const { status, message, param } = problem;
  if (problem.reason === 'unknown-model') return { status: 404, body: { error: 'Not Found: Model not found' } };
  if (!path.includes('/chat/completions')) return { status, body: { error: message } };
  // The chat server reads the body strictly and answers in plain text.
  if (problem.reason === 'missing-field' || problem.reason === 'unreadable-body') {
    const at = problem.reason === 'missing-field' ? `missing field \`${param}\`` : 'expected value';
    return { status: 422, body: `Failed to deserialize the JSON body into the target type: ${at} at line 1 column 1` };
  }
  if (problem.reason === 'wrong-content-type') return { status, body: message };
  if (problem.reason === 'refused') return { status, body: { error: message, error_type: 'template_error' } };
  return { status: 422, body: { error: `Input validation error: ${message}`, error_type: 'validation' } };
};

const SENTIMENT_3 = ['positive', 'neutral', 'negative'];

export const hfInference = defineProvider({
  id: 'hf-inference',
  label: 'HF Inference',
  direct: 'router',
  readKey: schemeKey('Bearer'),
  wordProblem,
  models: [
    chat('meta-llama/Llama-3.1-8B-Instruct'),
    chat('HuggingFaceTB/SmolLM3-3B'),
    chat('Qwen/Qwen2.5-7B-Instruct'),
    chat('mistralai/Mistral-7B-Instruct-v0.2'),
    { ...chat('google/gemma-2b'), hasChatTemplate: false },
    model('black-forest-labs/FLUX.1-schnell', 'text-to-image'),
    model('stabilityai/stable-diffusion-xl-base-1.0', 'text-to-image'),
    { ...model('intfloat/multilingual-e5-large', 'feature-extraction'), dimensions: 1024 },
    { ...model('BAAI/bge-small-en-v1.5', 'feature-extraction'), dimensions: 384 },
    { ...model('sentence-transformers/all-MiniLM-L6-v2', 'sentence-similarity'), dimensions: 384 },
    {
      ...model('distilbert/distilbert-base-uncased-finetuned-sst-2-english', 'text-classification'),
      labels: ['POSITIVE', 'NEGATIVE'],
    },
    { ...model('cardiffnlp/twitter-roberta-base-sentiment-latest', 'text-classification'), labels: SENTIMENT_3 },
    { ...model('ProsusAI/finbert', 'text-classification'), labels: SENTIMENT_3 },
    {
      ...model('nlptown/bert-base-multilingual-uncased-sentiment', 'text-classification'),
      labels: ['5 stars', '4 stars', '3 stars', '2 stars', '1 star'],
    },
    model('openai/whisper-large-v3', 'automatic-speech-recognition'),
    model('openai/whisper-large-v3-turbo', 'automatic-speech-recognition'),
  ],
  chatPath: (providerId) => `/models/${providerId}/v1/chat/completions`,
  routes(app, world) {
    const answerChat = (id: string) =>
      chatCompletions(world, {
        dialect,
        findModel: (name) => findModel(hfInference, name),
        // The path names the model; the body may name any.
        readBody: async (c) => ({ ...(await readJsonObject(c)), model: id }),
        check: (_body, served) => checkTemplate(served),
      });
    app.post('/models/*', (c) => {
      const { id, rest } = splitPath(c.req.path);
      if (rest === '/v1/chat/completions') return answerChat(id)(c);
      const served = findModel(hfInference, id);
      if (!served) throw unknownModel(id);
      const task = /^\/pipeline\/([\w-]+)$/.exec(rest)?.[1] ?? served.task;
      const run = Object.hasOwn(TASKS, task) ? TASKS[task] : undefined;
      if (!run || (rest !== '' && !rest.startsWith('/pipeline/'))) {
        throw new Refusal({ status: 404, reason: 'unknown-url', message: `Not Found: ${rest || task}` });
      }
      return run(c, served, world);
    });
  },
});

function model(hubId: string, task: string): ServedModel {
  return { hubId, providerId: hubId, task };
}

function chat(hubId: string): ServedModel {
  return model(hubId, 'conversational');
}

/** Splits `/…/models/<owner>/<name>/<rest>`. */
function splitPath(path: string): { readonly id: string; readonly rest: string } {
  const after = path.slice(path.indexOf('/models/') + '/models/'.length);
  const [, id = after, rest = ''] = /^(.+?)(\/(?:v1|pipeline)\/.*)?$/.exec(after) ?? [];
  return { id: decodePercent(id), rest };
}

function checkTemplate(served: ServedModel): void {
  if (served.hasChatTemplate !== false) return;
  throw new Refusal({ status: 422, reason: 'refused', message: 'Template error: template not found' });
}

type RunTask = (c: Context<AppEnv>, served: ServedModel, world: World) => Promise<Response>;

const TASKS: Readonly<Record<string, RunTask>> = {
  'text-to-image': async (c) => {
    const { inputs, parameters } = await readInputs(c);
    const prompt = asText(inputs);
    const { negative_prompt: negative } = parameters;
    const picture = await drawPicture({
      prompt,
      negativePrompt: typeof negative === 'string' ? negative : '',
      ...readSize(parameters, { width: 1024, height: 1024 }),
      seed: readWhole(parameters, 'seed') ?? 0,
    });
    return new Response(picture, { headers: { 'content-type': 'image/png' } });
  },

  'feature-extraction': async (c, served) => {
    const { inputs } = await readInputs(c);
    const options = { dimensions: served.dimensions ?? 384 };
    return c.json(
      Array.isArray(inputs) ? inputs.map((text) => embed(asText(text), options)) : embed(asText(inputs), options),
    );
  },

  'sentence-similarity': async (c, served) => {
    const { inputs } = await readInputs(c);
    if (!isJsonObject(inputs)) throw invalidField('inputs', '`inputs` must hold source_sentence and sentences');
    if (!Array.isArray(inputs.sentences)) throw missingField('inputs.sentences');
    const options = { dimensions: served.dimensions ?? 384 };
    const source = embed(asText(inputs.source_sentence), options);
    return c.json(inputs.sentences.map((sentence) => similarity(source, embed(asText(sentence), options))));
  },

  'text-classification': async (c, served) => {
    const { inputs, parameters } = await readInputs(c);
    const texts = Array.isArray(inputs) ? inputs.map(asText) : [asText(inputs)];
    const count = readWhole(parameters, 'top_k') ?? served.labels?.length ?? 2;
    return c.json(
      texts.map((text) => classifySentiment(text, served.labels ?? ['POSITIVE', 'NEGATIVE']).slice(0, count)),
    );
  },

  'automatic-speech-recognition': async (c) => {
    const { bytes, parameters } = await readRecording(c);
    const transcript = transcribe(bytes);
    if (!transcript) throw new Refusal({ status: 400, reason: 'invalid-field', message: 'Malformed soundfile' });
    const isTimed = parameters.return_timestamps === true;
    return c.json({ text: transcript.text, ...(isTimed ? { chunks: chunksOf(transcript) } : {}) });
  },
};

async function readInputs(c: Context<AppEnv>): Promise<{ readonly inputs: unknown; readonly parameters: JsonObject }> {
  const body = await readJsonObject(c);
  if (body.inputs === undefined) throw missingField('inputs');
  // Root members are read too: feature extraction has its options there.
  return { inputs: body.inputs, parameters: isJsonObject(body.parameters) ? body.parameters : {} };
}

/** A recording comes as bytes, or as base64 in JSON when it has parameters. */
async function readRecording(
  c: Context<AppEnv>,
): Promise<{ readonly bytes: Uint8Array; readonly parameters: JsonObject }> {
  if (!c.req.header('content-type')?.startsWith('application/json')) {
    return { bytes: new Uint8Array(await c.req.arrayBuffer()), parameters: {} };
  }
  const { inputs, parameters } = await readInputs(c);
  const bytes = fromBase64(asText(inputs));
  if (!bytes) throw invalidField('inputs', '`inputs` must be base64');
  return { bytes, parameters };
}

function asText(value: unknown): string {
  if (typeof value !== 'string') throw invalidField('inputs', '`inputs` must be a string or a list of strings');
  return value;
}
