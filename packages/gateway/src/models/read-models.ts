import type { CallTarget, InferenceTask } from '@hubkit/inference';
import { checkNames } from '../contract/check-names.ts';
import type { CallPrice, GatewayModel, GatewayModels, GatewayTarget } from '../contract/options.ts';

/** A model that the gateway offers. */
export interface OfferedModel {
  readonly name: string;
  readonly targets: readonly [CallTarget, ...CallTarget[]];
  /** True for a hub id without a provider: clients may name one. */
  readonly isOpen: boolean;
  readonly tasks: ReadonlySet<InferenceTask> | undefined;
  readonly price: CallPrice | undefined;
}

/** Ids of models on the hub, and those of providers that have their own models. */
const MODEL_ID = /^[\w.-]{1,96}(?:\/[\w.-]{1,96}){0,2}$/;

/** Reads the models of a gateway. Throws for names and targets that make no sense. */
export function readModels(models: GatewayModels): ReadonlyMap<string, OfferedModel> {
  if (Object(models) !== models) throw new TypeError('`models` has to be a list or an object.');
  const entries = Array.isArray(models)
    ? models.map((name: string) => readModel(name, name))
    : Object.entries(models).map(([name, given]) => readModel(name, given));
  if (entries.length === 0) throw new TypeError('`models` is empty: name some.');
  return new Map(entries.map((entry) => [entry.name, entry]));
}

/** Reads further names of models. Throws for those that lead nowhere, or hide a model. */
export function readAliases(
  aliases: Readonly<Record<string, string>> = {},
  models: ReadonlyMap<string, OfferedModel>,
): ReadonlyMap<string, string> {
  for (const [alias, name] of Object.entries(aliases)) {
    if (!models.has(name)) throw new TypeError(`The alias "${alias}" leads to "${name}", which is not in \`models\`.`);
    if (models.has(alias)) throw new TypeError(`The alias "${alias}" is the name of a model, too.`);
  }
  return new Map(Object.entries(aliases));
}

function readModel(name: string, given: GatewayTarget | readonly GatewayTarget[] | GatewayModel): OfferedModel {
  const { targets, tasks, price } = asModel(given);
  checkPrice(price, name);
  const [first, ...others] = targets.map((target) => readTarget(target, name));
  if (!first) throw new TypeError(`The model "${name}" has no targets.`);
  const isOpen = others.length === 0 && targets[0] === name && first.provider === undefined;
  return { name, targets: [first, ...others], isOpen, tasks: tasks && new Set(tasks), price };
}

/** Throws for a price that would let every budget pass. */
function checkPrice(price: CallPrice | undefined, name: string): void {
  checkNames(`The price of the model "${name}": `, price, ['input', 'output', 'cachedInput', 'cacheWrite', 'call']);
  for (const [part, value] of Object.entries(price ?? {})) {
    if (value === undefined || (Number.isFinite(value) && value >= 0)) continue;
    throw new TypeError(`The price of the model "${name}": ${part} has to be a number of at least 0.`);
  }
}

function asModel(given: GatewayTarget | readonly GatewayTarget[] | GatewayModel): GatewayModel {
  if (typeof given === 'string') return { targets: [given] };
  if (Array.isArray(given)) return { targets: given };
  return 'targets' in given ? given : { targets: [given as CallTarget] };
}

function readTarget(target: GatewayTarget, name: string): CallTarget {
  if (typeof target !== 'string') {
    if (target.model === undefined && target.endpointUrl === undefined) {
      throw new TypeError(`A target of the model "${name}" has neither a model nor an endpointUrl.`);
    }
    return target;
  }
  const { model, provider } = splitName(target);
  if (!isModelId(model))
    throw new TypeError(`"${target}" of the model "${name}" is not a model id such as org/name:provider.`);
  return provider === undefined ? { model } : { model, provider: provider as never };
}

/** Splits `org/name:provider`. */
export function splitName(name: string): { readonly model: string; readonly provider: string | undefined } {
  const at = name.lastIndexOf(':');
  return at < 0 ? { model: name, provider: undefined } : { model: name.slice(0, at), provider: name.slice(at + 1) };
}

/** True for text that can be the id of a model; never for addresses and paths. */
function isModelId(text: string): boolean {
  return MODEL_ID.test(text) && !/(^|\/)\.{1,2}(\/|$)/.test(text);
}
