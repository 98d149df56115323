import { EMULATOR_HUB_TOKEN, type EmulatedTask, type Emulator, listEmulatedTasks } from '@hubkit/emulator';
import { getInferenceSnippets, type InferenceSnippet, type InferenceSnippetOptions } from '@hubkit/snippets';
import { describeCall } from '../../../packages/snippets/src/call/describe-call.ts';

/** Snippets that are run in the way of their kind: through the router, at the provider itself … */
type Kind = 'routed' | 'direct' | 'auto' | 'endpoint';

/** A snippet to run. Plain data, for drivers in other languages. */
export interface Cell {
  readonly name: string;
  /** The call, which other clients make as well. */
  readonly call: string;
  readonly client: string;
  readonly language: InferenceSnippet['language'];
  readonly provider: string;
  readonly task: string;
  readonly kind: Kind;
  /** The shape of the call; streamed chats are a separate shape. */
  readonly shape: string;
  readonly content: string;
  /** The URL of the emulator. */
  readonly emulator: string;
  /** Base URLs of hub and router. */
  readonly hub: string;
  readonly router: string;
  /** Base URLs of the provider's own hosts; the main one is `direct`. */
  readonly hosts: Readonly<Record<string, string>>;
}

/** A task of the emulator, and the options of its snippets. */
interface Call {
  readonly place: EmulatedTask;
  readonly kind: Kind;
  readonly options: InferenceSnippetOptions;
}

/** Calls without a snippet of any client, by provider and task. */
export type Silent = readonly string[];

/** Lists the snippets of every task of every emulated provider, of calls whose provider the hub chooses, and of endpoints. */
export function listCells(emulator: Emulator): { readonly cells: readonly Cell[]; readonly silent: Silent } {
  const places = listEmulatedTasks();
  const calls = [
    ...places
      .filter(({ isRouted }) => isRouted)
      .flatMap((place) => plainAndStreamed({ place, kind: 'routed', options: {} })),
    ...places
      .filter(({ hosts }) => hosts.direct !== hosts.routed)
      .flatMap((place) => plainAndStreamed({ place, kind: 'direct', options: { directRequest: true } })),
    ...firstOfTasks(places).flatMap((place) =>
      plainAndStreamed({ place: { ...place, provider: 'auto' }, kind: 'auto', options: {} }),
    ),
    ...endpoints(places),
    ...ofTheOtherPackage(places),
  ];
  const silent = new Set<string>();
  const cells = calls.flatMap((call) => {
    const found = snippetsOf(call, emulator, (because) => silent.add(`${nameOf(call)}: ${because}`));
    return found.map((snippet) => createCell(call, snippet, emulator));
  });
  return { cells, silent: [...silent] };
}

function plainAndStreamed(call: Call): readonly Call[] {
  if (call.place.task !== 'conversational') return [call];
  return [call, { ...call, options: { ...call.options, streaming: true } }];
}

/** One provider for each task, for calls whose provider the hub chooses. */
function firstOfTasks(places: readonly EmulatedTask[]): readonly EmulatedTask[] {
  const routed = places.filter(({ isRouted }) => isRouted);
  return [...new Set(routed.map(({ task }) => task))].flatMap(
    (task) => routed.find((place) => place.task === task) ?? [],
  );
}

/** A chat at a server with the protocol of OpenAI, and another task at the address of its model. */
function endpoints(places: readonly EmulatedTask[]): readonly Call[] {
  const at = (task: string, endpointUrl: (model: string) => string) =>
    places
      .filter((place) => place.provider === 'hf-inference' && place.task === task)
      .flatMap((place) =>
        plainAndStreamed({ place, kind: 'endpoint', options: { endpointUrl: endpointUrl(place.model) } }),
      );
  return [
    ...at('conversational', () => 'https://router.huggingface.co/v1'),
    ...at('text-classification', (model) => `https://router.huggingface.co/hf-inference/models/${model}`),
  ];
}

const ONE_OF_A_SHAPE = [
  ['groq', 'conversational'],
  ['hf-inference', 'text-classification'],
  ['hf-inference', 'automatic-speech-recognition'],
  ['hf-inference', 'text-to-image'],
  ['fal-ai', 'text-to-video'],
];

/** JavaScript with the hub's own package, one call of each shape: its methods are those of ours. */
function ofTheOtherPackage(places: readonly EmulatedTask[]): readonly Call[] {
  return ONE_OF_A_SHAPE.flatMap(([provider, task]) =>
    places
      .filter((place) => place.provider === provider && place.task === task)
      .flatMap((place) =>
        plainAndStreamed({ place, kind: 'routed', options: { hubPackage: '@huggingface/inference' } }),
      ),
  );
}

function snippetsOf(
  { place, options }: Call,
  { endpoints: emulated }: Emulator,
  onSilence: (because: string) => void,
): readonly InferenceSnippet[] {
  const logger = { error: (_message: string, error: unknown) => onSilence(String(error)) };
  const all = (more: InferenceSnippetOptions) =>
    getInferenceSnippets(modelOf(place), place.provider, mappingOf(place), {
      hubPackage: '@hubkit/inference',
      ...options,
      ...more,
      ...(place.task === 'text-to-image' && { inputs: SMALL_IMAGE }),
      logger,
    });
  if (options.hubPackage !== undefined) return all({}).filter(({ client }) => client === 'huggingface.js');
  // Requests of JavaScript and Python are redirected on their way, so that what runs is what users see; curl cannot be.
  const endpointUrl = options.endpointUrl?.replace('https://router.huggingface.co', emulated.router);
  const shell = all({ endpoints: emulated, endpointUrl }).filter(({ language }) => language === 'sh');
  return [...all({}).filter(({ language }) => language !== 'sh'), ...shell];
}

/** The emulator paints large images for seconds. */
const SMALL_IMAGE = { inputs: 'Astronaut riding a horse', parameters: { width: 64, height: 64 } };

function modelOf({ model, task }: EmulatedTask) {
  return task === 'conversational'
    ? { id: model, pipeline_tag: 'text-generation', tags: ['conversational'] }
    : { id: model, pipeline_tag: task, tags: [], mask_token: '[MASK]' };
}

function mappingOf({ provider, model, providerId, task }: EmulatedTask) {
  if (provider === 'auto') return undefined;
  return { provider, hfModelId: model, providerId, status: 'live', task } as const;
}

function nameOf({ place: { provider, task }, kind, options }: Call): string {
  return [provider, task, kind, options.streaming && 'stream', options.hubPackage].filter(Boolean).join(' ');
}

function createCell(
  call: Call,
  { language, client, content }: InferenceSnippet,
  { url, endpoints: emulated }: Emulator,
): Cell {
  const { place, kind, options } = call;
  const shape = describeCall(modelOf(place), place.provider, mappingOf(place), options)?.shape ?? '';
  return {
    name: `${language} ${client}: ${nameOf(call)}`,
    call: nameOf(call),
    client: options.hubPackage ?? (client === 'huggingface.js' ? '@hubkit/inference' : client),
    language,
    provider: place.provider,
    task: place.task,
    kind,
    shape: options.streaming ? `${shape} stream` : shape,
    content,
    emulator: url,
    hub: emulated.hub,
    router: emulated.router,
    hosts: Object.fromEntries(Object.entries(place.hosts).map(([name, host]) => [name, url + host])),
  };
}

/** The hub token, also for endpoints. */
export const HUB_KEYS = { HF_TOKEN: EMULATOR_HUB_TOKEN, API_TOKEN: EMULATOR_HUB_TOKEN };
