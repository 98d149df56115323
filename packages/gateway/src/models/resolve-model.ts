import type { CallTarget, CallTargets, InferenceTask } from '@hubkit/inference';
import { GatewayError } from '../contract/errors.ts';
import type { CallPrice } from '../contract/options.ts';
import type { GatewayUser } from '../contract/user.ts';
import { type OfferedModel, splitName } from './read-models.ts';

/** Models and keys of a gateway. */
export interface Offer {
  readonly models: ReadonlyMap<string, OfferedModel>;
  /** Names of models by further names for them. */
  readonly aliases: ReadonlyMap<string, string>;
  readonly keys: Readonly<Record<string, string>>;
  /** True if the gateway has a `client`, whose credentials serve targets without a key. */
  readonly hasClient: boolean;
  /** True if hooks check its chats. */
  readonly hasHooks: boolean;
}

/** Target of a call: what the client takes, and the price. */
export interface ResolvedModel {
  /** Name of the requested model, or of the default one. */
  readonly name: string;
  readonly target: CallTargets;
  readonly price: CallPrice | undefined;
}

/** Longest part of a client's text that a message repeats, in characters. */
const LONGEST_NAME = 100;

/** Finds the target of a model that a client names. Without a name it is the first one that the user may call for the task. */
export async function resolveModel(
  given: unknown,
  task: InferenceTask,
  user: GatewayUser,
  offer: Offer,
): Promise<ResolvedModel> {
  const name = given ?? listModels(user, offer).find(({ tasks }) => !tasks || tasks.has(task))?.name;
  if (typeof name !== 'string' || name === '') {
    throw new GatewayError('INPUT', `The request names no model, and none is offered for ${task}.`, { param: 'model' });
  }
  const { offered, provider } = await find(name, offer);
  if (!offered || !isAllowed(user, offered.name, name)) throw unknownModel(name);
  // A prompt of text generation would reach the models of chats without their hooks.
  const isOffered = offered.tasks?.has(task) ?? true;
  if (!isOffered || (offer.hasHooks && task === 'text-generation')) {
    throw new GatewayError('MODEL', `The model "${shown(name)}" is not offered for ${task}.`, { param: 'model' });
  }
  if (user.tasks && !user.tasks.includes(task)) {
    throw new GatewayError('FORBIDDEN', `You may not run ${task}.`);
  }
  const targets = offered.targets.flatMap((target) =>
    withKeys(provider === undefined ? target : { ...target, provider }, offer),
  );
  const [first, ...fallbacks] = targets;
  if (!first) throw unknownModel(name);
  return {
    name: provider === undefined ? offered.name : name,
    target: fallbacks.length === 0 ? first : { ...first, fallbacks: fallbacks.map(withOwnVariable) },
    price: offered.price,
  };
}

/** The models that a user may call. */
function listModels(user: GatewayUser, { models }: Offer): readonly OfferedModel[] {
  return [...models.values()].filter(({ name }) => isAllowed(user, name, name));
}

/** The names that a user may give to models: their own, and further ones. */
export function listNames(user: GatewayUser, offer: Offer): ReadonlyMap<string, OfferedModel> {
  const own = listModels(user, offer).map((model) => [model.name, model] as const);
  const further = [...offer.aliases].flatMap(([alias, name]) => {
    const model = offer.models.get(name);
    return model && isAllowed(user, name, alias) ? [[alias, model] as const] : [];
  });
  return new Map([...own, ...further]);
}

interface FoundModel {
  readonly offered?: OfferedModel | undefined;
  readonly provider?: never;
}

async function find(given: string, { models, aliases }: Offer): Promise<FoundModel> {
  const name = aliases.get(given) ?? given;
  const exact = models.get(name);
  if (exact) return { offered: exact };
  const { model, provider } = splitName(name);
  const open = models.get(model);
  if (!open?.isOpen || provider === undefined) return {};
  // Loaded late: most requests name a model as it is offered.
  const { INFERENCE_PROVIDERS } = await import('@hubkit/inference/provider-facts');
  // The id of a provider that is in the list of them.
  return (INFERENCE_PROVIDERS as readonly string[]).includes(provider)
    ? { offered: open, provider: provider as never }
    : {};
}

function isAllowed({ models }: GatewayUser, offered: string, name: string): boolean {
  return models === undefined || models.includes(offered) || models.includes(name);
}

/** Keeps the first target's variable for thinking away from the template of another server. */
function withOwnVariable(target: CallTarget): CallTarget & { readonly thinkingVariable?: unknown } {
  return { thinkingVariable: false, ...target };
}

/** Adds the key of its provider to a target; a target without a provider goes to all that have one. */
function withKeys(target: CallTarget, { keys, hasClient }: Offer): readonly CallTarget[] {
  if (target.accessToken !== undefined || target.endpointUrl !== undefined) return [target];
  const { provider } = target;
  if (provider === undefined || provider === 'auto') {
    if (hasClient) return [target];
    return Object.entries(keys).map(([id, accessToken]) => ({ ...target, provider: id as never, accessToken }));
  }
  const id = typeof provider === 'string' ? provider : provider.id;
  const accessToken = Object.hasOwn(keys, id) ? keys[id] : undefined;
  if (accessToken !== undefined) return [{ ...target, accessToken }];
  return hasClient ? [target] : [];
}

function unknownModel(name: string): GatewayError {
  return new GatewayError('MODEL', `The model "${shown(name)}" is not offered; GET /v1/models lists those that are.`, {
    param: 'model',
  });
}

function shown(name: string): string {
  return name.slice(0, LONGEST_NAME).replace(/[^\w./: -]/g, '?');
}
