import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { chunksOf, transcribe } from '../content/audio/transcribe.ts';
import { readDataUrl, toBase64 } from '../content/base64.ts';
import { drawPicture } from '../content/image/draw-picture.ts';
import { readSize, readWhole, type Size } from '../content/image/read-size.ts';
import { hashText } from '../content/random.ts';
import { isJsonObject, type JsonObject, readJsonObject } from '../http/json-body.ts';
import { mediaRoutes, storeMedia } from '../http/media-host.ts';
import { providerPath } from '../layout.ts';
import { invalidField, missingField, Refusal, unknownModel, type WordProblem } from '../problem.ts';
import { type App, type AppEnv, defineProvider, findModel, type ServedModel, schemeKey } from '../provider.ts';
import { type BoundedMap, createBoundedMap, uuidFrom, type World } from '../world.ts';

const wordProblem: WordProblem = (problem) => {
  const { status, message, param = '' } = problem;
  const detail = (msg: string, type: string) => ({
    status: 422 as const,
    body: {
      detail: [
        { loc: ['body', ...param.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))], msg, type },
      ],
    },
  });
  switch (problem.reason) {
    case 'missing-key':
      return { status, body: { detail: 'Authentication is required to access this application.' } };
    case 'invalid-key':
      return { status, body: { detail: 'No user found for Key ID and Secret' } };
    case 'missing-field':
      return detail('field required', 'value_error.missing');
    case 'invalid-field':
      return detail(message, 'value_error');
    case 'unknown-model':
      // A path of one segment reaches no application at all.
      return !param.includes('/')
        ? { status: 404, body: '404: Not Found' }
        : { status: 404, body: { detail: `Application '${param}' not found` } };
    case 'unknown-url':
      return { status: 404, body: '404: Not Found' };
    default:
      return { status, body: { detail: message } };
  }
};

export const falAi = defineProvider({
  id: 'fal-ai',
  label: 'fal',
  direct: 'host',
  readKey: schemeKey('Key'),
  wordProblem,
  models: [
    { hubId: 'black-forest-labs/FLUX.1-schnell', providerId: 'fal-ai/flux/schnell', task: 'text-to-image' },
    { hubId: 'black-forest-labs/FLUX.1-dev', providerId: 'fal-ai/flux/dev', task: 'text-to-image' },
    { hubId: 'stabilityai/stable-diffusion-xl-base-1.0', providerId: 'fal-ai/fast-sdxl', task: 'text-to-image' },
    {
      hubId: 'nerijs/pixel-art-xl',
      providerId: 'fal-ai/lora',
      task: 'text-to-image',
      adapter: 'lora',
      adapterWeightsPath: 'pixel-art-xl.safetensors',
    },
    { hubId: 'openai/whisper-large-v3', providerId: 'fal-ai/whisper', task: 'automatic-speech-recognition' },
  ],
  routes(app, world) {
    const jobs = jobsOf(world);
    app.post('/*', async (c) => {
      if (c.req.query('_subdomain') === 'queue') return submit(c, world, jobs);
      return c.json(await run(c, applicationOf(c), await readJsonObject(c), world));
    });
    addQueueRoutes(app, { world, jobs });
  },
  // The addresses of jobs have the queue's own paths.
  root: { prefix: '/fal-ai', routes: (app, world) => addJobRoutes(app, '/:name', { world, jobs: jobsOf(world) }) },
  hosts: {
    queue: {
      isPublic: false,
      routes(app, world) {
        const jobs = jobsOf(world);
        app.post('/*', (c) => submit(c, world, jobs));
        addQueueRoutes(app, { world, jobs });
      },
    },
    media: { isPublic: true, routes: mediaRoutes },
  },
});

/** What comes out of a job, known from its start and shown at its end. */
interface Job {
  readonly id: string;
  readonly path: string;
  readonly submittedAt: number;
  readonly outcome: { readonly status: ContentfulStatusCode; readonly body: string | object };
  polls: number;
  isCancelled: boolean;
}

const JOBS = new WeakMap<World, BoundedMap<Job>>();

/** The jobs of one emulator: all hosts of fal see the same. */
function jobsOf(world: World): BoundedMap<Job> {
  const jobs = JOBS.get(world) ?? createBoundedMap<Job>(1000);
  JOBS.set(world, jobs);
  return jobs;
}

/** The application a path names: what follows the base address. */
function applicationOf(c: Context<AppEnv>): string {
  return c.req.path.replace(/^\/(?:router|providers)\/[^/]+\//, '');
}

async function submit(c: Context<AppEnv>, world: World, jobs: BoundedMap<Job>): Promise<Response> {
  const application = applicationOf(c);
  const served = findModel(falAi, application);
  if (!served) throw unknownModel(application);
  const body = await readJsonObject(c);
  const id = uuidFrom(world.newId(`${application} ${JSON.stringify(body)}`));
  // A job belongs to owner and name of the application; what follows is dropped from its address.
  const path = `/${application.split('/').slice(0, 2).join('/')}/requests/${id}`;
  const job: Job = {
    id,
    path,
    submittedAt: world.now(),
    outcome: await outcomeOf(c, served, body, world),
    polls: 0,
    isCancelled: false,
  };
  jobs.set(id, job);
  return c.json(writeTicket(c, world, job, 'IN_QUEUE'));
}

/** A job that fails still completes; its result is then an error. */
async function outcomeOf(
  c: Context<AppEnv>,
  served: ServedModel,
  body: JsonObject,
  world: World,
): Promise<Job['outcome']> {
  try {
    return { status: 200, body: await run(c, served.providerId, body, world) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return wordProblem(error.problem, { method: c.req.method, path: c.req.path });
  }
}

type JobState = 'IN_QUEUE' | 'IN_PROGRESS' | 'COMPLETED';

/** Time moves a job on; without a pace it is each look at it, so that every state is seen. */
function stateOf({ polls, submittedAt }: Job, { pace, now }: World): JobState {
  const states = ['IN_QUEUE', 'IN_PROGRESS'] as const;
  return states[pace.jobStepMs === 0 ? polls : Math.floor((now() - submittedAt) / pace.jobStepMs)] ?? 'COMPLETED';
}

function writeTicket(c: Context<AppEnv>, world: World, job: Job, status: JobState): object {
  // Below the base path this is the queue's own path: clients take the path of these addresses and keep their base.
  const url = `${new URL(c.req.url).origin}${world.basePath}${job.path}`;
  return {
    status,
    request_id: job.id,
    response_url: url,
    status_url: `${url}/status`,
    cancel_url: `${url}/cancel`,
    logs: null,
    metrics: status === 'COMPLETED' ? { inference_time: 0.36 } : {},
    ...(status === 'IN_QUEUE' ? { queue_position: 0 } : {}),
  };
}

interface Queue {
  readonly world: World;
  readonly jobs: BoundedMap<Job>;
}

/** The jobs below an address of the queue; a client that keeps its base repeats the base path of the emulator. */
function addQueueRoutes(app: App, queue: Queue): void {
  for (const prefix of new Set(['', queue.world.basePath])) addJobRoutes(app, `${prefix}/:owner/:name`, queue);
}

function addJobRoutes(app: App, application: string, { world, jobs }: Queue): void {
  const find = (c: Context<AppEnv>): Job => {
    const job = jobs.get(c.req.param('id') ?? '');
    if (!job || !c.req.path.includes(job.path))
      throw new Refusal({ status: 404, reason: 'refused', message: 'Request not found' });
    return job;
  };
  app.get(`${application}/requests/:id/status`, (c) => {
    const job = find(c);
    const state = stateOf(job, world);
    job.polls++;
    return c.json(writeTicket(c, world, job, state), state === 'COMPLETED' ? 200 : 202);
  });
  app.put(`${application}/requests/:id/cancel`, (c) => {
    const job = find(c);
    if (stateOf(job, world) === 'COMPLETED') return c.json({ status: 'ALREADY_COMPLETED' }, 400);
    job.isCancelled = true;
    return c.json({ status: 'CANCELLATION_REQUESTED' }, 202);
  });
  app.get(`${application}/requests/:id`, (c) => {
    const job = find(c);
    if (job.isCancelled) throw new Refusal({ status: 400, reason: 'refused', message: 'Request was cancelled' });
    if (stateOf(job, world) !== 'COMPLETED')
      throw new Refusal({ status: 400, reason: 'refused', message: 'Request is still in progress' });
    const { status, body } = job.outcome;
    return typeof body === 'string' ? c.text(body, status) : c.json(body, status);
  });
}

async function run(c: Context<AppEnv>, application: string, body: JsonObject, world: World): Promise<object> {
  const served = findModel(falAi, application);
  if (!served) throw unknownModel(application);
  return served.task === 'text-to-image' ? generateImages(c, served, body, world) : recognize(body);
}

const IMAGE_SIZES: Readonly<Record<string, Size>> = {
  square_hd: { width: 1024, height: 1024 },
  square: { width: 512, height: 512 },
  portrait_4_3: { width: 768, height: 1024 },
  portrait_16_9: { width: 576, height: 1024 },
  landscape_4_3: { width: 1024, height: 768 },
  landscape_16_9: { width: 1024, height: 576 },
};

async function generateImages(
  c: Context<AppEnv>,
  served: ServedModel,
  body: JsonObject,
  world: World,
): Promise<object> {
  const { prompt, negative_prompt: negative } = body;
  if (typeof prompt !== 'string') throw missingField('prompt');
  checkLoras(served, body.loras);
  if (served.providerId === 'fal-ai/lora' && typeof body.model_name !== 'string') throw missingField('model_name');
  const size = readImageSize(body.image_size);
  const count = readWhole(body, 'num_images') ?? 1;
  if (count < 1 || count > 4) throw invalidField('num_images', 'ensure this value is from 1 to 4');
  const seed = readWhole(body, 'seed') ?? hashText(prompt);
  const style = Array.isArray(body.loras) && JSON.stringify(body.loras).includes('pixel') ? ', pixel art' : '';
  const images = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const bytes = await drawPicture({
        prompt: prompt + style,
        negativePrompt: typeof negative === 'string' ? negative : '',
        ...size,
        seed: seed + index,
      });
      const url =
        body.sync_mode === true
          ? `data:image/png;base64,${toBase64(bytes)}`
          : storeMedia(c, world, providerPath('fal-ai', 'media'), { type: 'image/png', ending: 'png', bytes });
      return { url, ...size, content_type: 'image/png' };
    }),
  );
  return { images, timings: { inference: 0.3557 }, seed, has_nsfw_concepts: images.map(() => false), prompt };
}

function checkLoras(served: ServedModel, loras: unknown): void {
  if (loras === undefined) {
    if (served.adapter === 'lora') throw missingField('loras');
    return;
  }
  if (!Array.isArray(loras)) throw invalidField('loras', 'value is not a valid list');
  for (const [index, lora] of loras.entries()) {
    if (!isJsonObject(lora)) throw invalidField(`loras.${index}`, 'value is not a valid dict');
    if (typeof lora.path !== 'string') throw invalidField(`loras.${index}.path`, 'str type expected');
  }
}

function readImageSize(size: unknown): Size {
  if (size === undefined || size === null) return { width: 1024, height: 768 };
  if (isJsonObject(size)) return readSize(size, { width: 512, height: 512 });
  const preset = typeof size === 'string' && Object.hasOwn(IMAGE_SIZES, size) ? IMAGE_SIZES[size] : undefined;
  if (!preset) throw invalidField('image_size', 'unexpected value; permitted: square_hd, square, portrait_4_3, …');
  return preset;
}

/** The labels of data URLs that the service can map to a file ending; it refuses all others. */
const AUDIO_LABELS = ['audio/mpeg', 'audio/x-wav', 'video/webm'];

function recognize(body: JsonObject): object {
  if (typeof body.audio_url !== 'string') throw missingField('audio_url');
  const data = readDataUrl(body.audio_url);
  // Nothing is fetched from elsewhere: the emulator runs without a network.
  if (!data) throw invalidField('audio_url', 'Failed to download the file. Please check that the URL is accessible.');
  if (!AUDIO_LABELS.includes(data.type)) throw invalidField('audio_url', 'Unsupported data URL');
  const transcript = transcribe(data.bytes);
  if (!transcript) throw invalidField('audio_url', 'The audio file could not be decoded.');
  const chunks = chunksOf(transcript);
  return { text: transcript.text, chunks, inferred_languages: ['en'], diarization_segments: [] };
}
