import type { ChatModel } from '@hubkit/catalog/chat-models';
import type { ModelFacts } from '../../services/read-models.ts';
import type { SortColumn } from './models-search.ts';
import type { FoundModel } from './read-found.ts';

/** A model of the list with all that its columns show. A member that nobody knows is absent. */
export interface ListedModel extends FoundModel {
  /** Most tokens of a call, of the provider with the longest context; those of the model itself where no provider says. */
  readonly contextLength?: number | undefined;
  /** USD for a million tokens at the cheapest provider; 0 for a free one. */
  readonly inputPrice?: number | undefined;
  readonly outputPrice?: number | undefined;
  /** Such as `tools`. */
  readonly abilities: readonly string[];
  /** Day or month of the release. */
  readonly released?: string | undefined;
  /** True for chat models for which only the emulator speaks. */
  readonly isEmulated: boolean;
}

interface Known {
  /** The facts of the catalog. */
  readonly known: ChatModel | undefined;
  /** The facts that the router of the service lists. */
  readonly listed: ModelFacts | undefined;
  /** True where the service is the emulator, whose abilities are not those of the model. */
  readonly isEmulator: boolean;
}

/** Joins what the hub, the router and the catalog know of a model. What the emulator would make up is left out. */
export function listFacts(model: FoundModel, { known, listed, isEmulator }: Known): ListedModel {
  const abilities = {
    tools: isEmulator ? known?.tools?.value : (listed?.hasTools ?? known?.tools?.value),
    schema: isEmulator ? known?.structuredOutput?.value : (listed?.hasSchema ?? known?.structuredOutput?.value),
    images: known?.images?.value ?? (!isEmulator && listed?.seesImages),
    reasoning: known?.reasoning?.value,
  };
  return {
    ...model,
    contextLength: listed?.contextLength ?? known?.contextLength?.value,
    inputPrice: listed?.inputPrice,
    outputPrice: listed?.outputPrice,
    abilities: Object.entries(abilities).flatMap(([name, has]) => (has ? [name] : [])),
    license: model.license ?? known?.license?.value,
    released: known?.released?.value ?? (isEmulator ? undefined : model.created),
    isEmulated: isEmulator && model.isChat === true && known === undefined,
  };
}

/** The order of the list: a column, from its low values to the high ones or back. */
export interface ListOrder {
  readonly by: SortColumn;
  readonly isDescending: boolean;
}

const VALUES: Readonly<Record<SortColumn, (model: ListedModel) => string | number | undefined>> = {
  name: ({ id }) => id.toLowerCase(),
  context: ({ contextLength }) => contextLength,
  input: ({ inputPrice }) => inputPrice,
  output: ({ outputPrice }) => outputPrice,
  released: ({ released }) => released,
};

/** Sorts models by a column; those without a value come last in both directions, and equal ones keep their order. */
export function sortModels(models: readonly ListedModel[], { by, isDescending }: ListOrder): readonly ListedModel[] {
  const read = VALUES[by];
  return models.toSorted((a, b) => {
    const [left, right] = [read(a), read(b)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    const order = left < right ? -1 : Number(left > right);
    return isDescending ? -order : order;
  });
}
