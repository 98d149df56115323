import type { Context } from 'hono';
import { speak } from '../content/audio/speak.ts';
import { toBase64 } from '../content/base64.ts';
import { embed } from '../content/embedding/embed.ts';
import { drawPicture } from '../content/image/draw-picture.ts';
import { readSize, readWhole } from '../content/image/read-size.ts';
import { hashText } from '../content/random.ts';
import { countTokens } from '../content/tokens.ts';
import { type JsonObject, readJsonObject } from '../http/json-body.ts';
import { mediaRoutes, storeMedia } from '../http/media-host.ts';
import { providerPath } from '../layout.ts';
import { chatCompletions } from '../openai/chat-completions.ts';
import { type ChatDialect, usageOf } from '../openai/chat-dialect.ts';
import { modelList } from '../openai/model-list.ts';
import { invalidField, missingField, unknownModel, type WordProblem } from '../problem.ts';
import { type AppEnv, defineProvider, findModel, type ServedModel, schemeKey } from '../provider.ts';
import { hexId, type World } from '../world.ts';

/** A number like those together names as the seed of an answer: beyond what JavaScript holds exactly. */
function answerSeed(text: string): number {
  return hashText(text) * 2 ** 31 + hashText(`${text}+`);
}

const dialect: ChatDialect = {
  id: (hex) => hex.slice(0, 16),
  role: 'every',
  usage: 'last',
  contentType: 'text/event-stream;charset=utf-8',
  finishReason: (reason) => (reason === 'stop' ? 'eos' : reason),
  completionExtras: () => ({ prompt: [] }),
  choiceExtras: (choice) => ({ seed: answerSeed(choice.pieces.join('')) }),
  messageExtras: (choice) => (choice.toolCalls.length > 0 ? {} : { tool_calls: [] }),
  chunkExtras: (place, generated) => ({ usage: place === 'last' ? usageOf(generated) : null }),
  chunkChoiceExtras: (place, choice, piece) => ({
    text: piece,
    seed: place === 'last' ? answerSeed(choice.pieces.join('')) : null,
  }),
  deltaExtras: (place, piece) =>
    place === 'middle' && piece !== '' ? { token_id: hashText(piece) % 128_000, tool_calls: null } : {},
};

const wordProblem: WordProblem = (problem, { method, path }) => {
  const answer = (message: string, code: string | null, param: string | null = null) => ({
    status: problem.status,
    body: {
      id: `${hexId(`${method} ${path} ${problem.message}`, 16)}-CDG`,
      error: { message, type: 'invalid_request_error', param, code },
    },
  });
  switch (problem.reason) {
    case 'missing-key':
    case 'invalid-key':
      return answer('Invalid API key provided. You can find your API key in your account settings.', 'invalid_api_key');
    case 'unknown-model':
      return answer(
        `Unable to access model ${problem.param}. It does not exist or is not available to you.`,
        'model_not_available',
      );
    case 'unknown-url':
      return answer(`Invalid URL (${method} ${path})`, null);
    case 'missing-field':
      return answer('Invalid request', null, problem.param);
    default:
      return answer(problem.message, null, problem.param);
  }
};

export const together = defineProvider({
  id: 'together',
  label: 'Together AI',
  direct: 'host',
  readKey: schemeKey('Bearer'),
  wordProblem,
  models: [
    {
      hubId: 'meta-llama/Llama-3.3-70B-Instruct',
      providerId: 'meta-llama/Llama-3.3-70B-Instruct-Turbo',
      task: 'conversational',
    },
    {
      hubId: 'meta-llama/Llama-3.1-8B-Instruct',
      providerId: 'meta-llama/Meta-Llama-3.1-8B-Instruct-Turbo',
      task: 'conversational',
    },
    { hubId: 'deepseek-ai/DeepSeek-V3', providerId: 'deepseek-ai/DeepSeek-V3', task: 'conversational' },
    { hubId: 'Qwen/Qwen2.5-7B-Instruct', providerId: 'Qwen/Qwen2.5-7B-Instruct-Turbo', task: 'conversational' },
    {
      hubId: 'black-forest-labs/FLUX.1-schnell',
      providerId: 'black-forest-labs/FLUX.1-schnell',
      task: 'text-to-image',
    },
    { hubId: 'black-forest-labs/FLUX.1-dev', providerId: 'black-forest-labs/FLUX.1-dev', task: 'text-to-image' },
    {
      hubId: 'BAAI/bge-base-en-v1.5',
      providerId: 'BAAI/bge-base-en-v1.5',
      task: 'feature-extraction',
      dimensions: 768,
    },
    { hubId: 'hexgrad/Kokoro-82M', providerId: 'hexgrad/Kokoro-82M', task: 'text-to-speech' },
  ],
  chatPath: () => '/v1/chat/completions',
  routes(app, world) {
    app.post(
      '/v1/chat/completions',
      chatCompletions(world, { dialect, findModel: (name) => findModel(together, name) }),
    );
    app.post('/v1/images/generations', async (c) => {
      const body = await readJsonObject(c);
      return c.json(await generateImages(c, body, servedFor(body, 'text-to-image'), world));
    });
    app.post('/v1/embeddings', async (c) => {
      const body = await readJsonObject(c);
      return c.json(writeEmbeddings(body, servedFor(body, 'feature-extraction')));
    });
    app.post('/v1/audio/speech', async (c) => {
      const body = await readJsonObject(c);
      servedFor(body, 'text-to-speech');
      if (typeof body.input !== 'string') throw missingField('input');
      if (typeof body.voice !== 'string') throw missingField('voice');
      return new Response(speak(body.input), { headers: { 'content-type': 'audio/wav' } });
    });
    app.get('/v1/models', modelList(together.models));
  },
  hosts: { media: { isPublic: true, routes: mediaRoutes } },
});

/** The model a body names, if it is of that task. */
function servedFor(body: JsonObject, task: string): ServedModel {
  if (typeof body.model !== 'string') throw missingField('model');
  const served = findModel(together, body.model);
  if (served?.task !== task) throw unknownModel(body.model);
  return served;
}

async function generateImages(
  c: Context<AppEnv>,
  body: JsonObject,
  served: ServedModel,
  world: World,
): Promise<object> {
  const { prompt, negative_prompt: negative, response_format: format } = body;
  if (typeof prompt !== 'string') throw missingField('prompt');
  const count = readWhole(body, 'n') ?? 1;
  if (count < 1 || count > 4) throw invalidField('n', 'n must be from 1 to 4');
  const size = readSize(body, { width: 1024, height: 1024 });
  const seed = readWhole(body, 'seed') ?? 0;
  const pictures = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      drawPicture({
        prompt,
        negativePrompt: typeof negative === 'string' ? negative : '',
        ...size,
        seed: seed + index,
      }),
    ),
  );
  return {
    id: `${world.newId(prompt, 16)}-CDG`,
    model: served.providerId,
    object: 'list',
    data: pictures.map((bytes, index) => ({
      timings: { inference: 450 + (hashText(prompt) % 400) },
      index,
      ...(format === 'base64' || format === 'b64_json'
        ? { b64_json: toBase64(bytes) }
        : {
            url: storeMedia(c, world, providerPath('together', 'media'), { type: 'image/png', ending: 'png', bytes }),
          }),
    })),
  };
}

function writeEmbeddings(body: JsonObject, served: ServedModel): object {
  const { input } = body;
  if (input === undefined) throw missingField('input');
  const texts = Array.isArray(input) ? input : [input];
  if (!texts.every((text): text is string => typeof text === 'string'))
    throw invalidField('input', 'input must be a string or an array of strings');
  const promptTokens = texts.reduce((sum, text) => sum + countTokens(text), 0);
  return {
    object: 'list',
    model: served.providerId,
    data: texts.map((text, index) => ({
      index,
      object: 'embedding',
      embedding: embed(text, { dimensions: served.dimensions ?? 768 }),
    })),
    usage: { prompt_tokens: promptTokens, total_tokens: promptTokens },
  };
}
