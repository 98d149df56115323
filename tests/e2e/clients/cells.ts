import { TASKS, type TaskId } from '@hubkit/catalog';
import { TASK_SCHEMAS } from '@hubkit/catalog/schemas';
import {
  EMULATOR_HUB_TOKEN,
  type EmulatedTask,
  type Emulator,
  emulatedModel,
  emulatorProviderKey,
  listEmulatedTasks,
} from '@hubkit/emulator';
import { hasSampleInput, sampleInput } from '../../integration/task-samples/sample-input.ts';
import { toPlainData } from './files.ts';
import { type Operation, openaiPath } from './operations.ts';

/** A client that is run against the emulator. */
export interface Client {
  readonly name: string;
  /** The operations of the client by task; `default` is for all other tasks. */
  readonly operations: Readonly<Record<string, readonly Operation[]>>;
  /** True for clients that reach a provider only where it has the paths of OpenAI's API. */
  readonly isOpenai?: boolean;
}

/** One call: a client performs an operation of a task at a provider. Plain data, for drivers in other languages. */
export interface Cell {
  readonly name: string;
  readonly client: string;
  readonly provider: string;
  readonly task: string;
  readonly operation: Operation;
  /** Name of the client's method in JavaScript. */
  readonly method: string;
  /** `routed`: through the hub's router with a hub token. `direct`: at the provider, with its API key. */
  readonly route: 'routed' | 'direct';
  /** The id of the model at the hub. */
  readonly model: string;
  /** The provider's own id of the model. */
  readonly providerId: string;
  /** True if the hub knows the provider's models. */
  readonly isRouted: boolean;
  readonly key: string;
  /** Base URLs of hub and router. */
  readonly hub: string;
  readonly router: string;
  /** Base URLs of the provider's own hosts; the main one is `direct`. */
  readonly hosts: Readonly<Record<string, string>>;
  /** Base URL for OpenAI's SDKs, if the operation has a path of OpenAI's API there. */
  readonly openaiBase: string | undefined;
  /** Sample input of the task, files as `{ $file: { base64, type } }`. */
  readonly input: unknown;
}

/** Paths of the router's own routes, which choose the provider: clients call it `auto`. */
const AUTO_PATHS = {
  conversational: ['/v1/chat/completions', '/v1/responses'],
  'feature-extraction': ['/v1/embeddings'],
} as const;

/** Models that are called beside the first one of their task: this one is of two tasks. */
const FURTHER_MODELS = [['hf-inference', 'feature-extraction', 'sentence-transformers/all-MiniLM-L6-v2']] as const;

/** Lists the calls of a client: every task of every provider, routed and direct, and the router's own routes. */
export async function listCells(client: Client, emulator: Emulator): Promise<readonly Cell[]> {
  const tasks = listEmulatedTasks().filter(({ task }) => hasSampleInput(task));
  const cells = await Promise.all(
    [...tasks, ...furtherModels(), ...autoTasks()].flatMap((place) =>
      (['routed', 'direct'] as const)
        .filter((route) => (route === 'routed' ? place.isRouted : place.hosts.direct !== place.hosts.routed))
        .flatMap((route) =>
          (client.operations[place.task] ?? client.operations.default ?? []).map((operation) =>
            createCell({ client, place, route, operation }, emulator),
          ),
        ),
    ),
  );
  return cells.filter(({ openaiBase }) => !client.isOpenai || openaiBase !== undefined);
}

/** Tasks of the emulator and the catalog without a sample input, which cannot be called. */
export function tasksWithoutSample(): readonly string[] {
  const tasks = new Set(listEmulatedTasks().map(({ task }) => task));
  return [...tasks].filter((task) => Object.hasOwn(TASK_SCHEMAS, task) && !hasSampleInput(task));
}

const METHODS: Readonly<Record<string, { readonly id: string; readonly method?: string }>> = TASKS;

interface Draft {
  readonly client: Client;
  readonly place: EmulatedTask;
  readonly route: Cell['route'];
  readonly operation: Operation;
}

async function createCell({ client, place, route, operation }: Draft, { url, endpoints }: Emulator): Promise<Cell> {
  const { provider, task, model, providerId, paths } = place;
  const path = openaiPath(operation, task, paths);
  return {
    name: `${client.name}: ${provider} ${task}, ${operation}, ${route}, ${model}`,
    client: client.name,
    provider,
    task,
    operation,
    method: METHODS[task]?.method ?? task,
    route,
    model,
    providerId,
    isRouted: place.isRouted,
    key: route === 'routed' ? EMULATOR_HUB_TOKEN : emulatorProviderKey(provider),
    hub: endpoints.hub,
    router: endpoints.router,
    hosts: Object.fromEntries(Object.entries(place.hosts).map(([name, host]) => [name, url + host])),
    openaiBase: path === undefined ? undefined : url + place.hosts[route] + path,
    // Only tasks with a sample are called, and these are tasks of the catalog.
    input: await toPlainData(sampleInput(task as TaskId)),
  };
}

function autoTasks(): readonly EmulatedTask[] {
  return Object.entries(AUTO_PATHS).map(([task, paths]) => {
    const { model } = emulatedModel(task === 'conversational' ? 'groq' : 'hf-inference', task);
    const hosts = { routed: '/router', direct: '/router' };
    return { provider: 'auto', task, model, providerId: model, hosts, isRouted: true, paths };
  });
}

function furtherModels(): readonly EmulatedTask[] {
  return FURTHER_MODELS.map(([provider, task, model]) => {
    const usual = emulatedModel(provider, task);
    return {
      ...usual,
      model,
      providerId: model,
      paths: usual.paths.map((path) => path.replace(usual.providerId, model)),
    };
  });
}
