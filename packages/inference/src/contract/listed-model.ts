import type { TaskId } from '@hubkit/task-types';
import type { Provider } from './provider.ts';
import type { ProviderOrPolicy } from './task-functions.ts';

/** Which models to list, and where. */
export interface ModelQuery {
  /** Hub token, or API key of the provider or endpoint. Lists of the hub need none. */
  readonly accessToken?: string | undefined;
  /** Provider whose models to list. `auto` is any of them. @default 'auto' */
  readonly provider?: ProviderOrPolicy | Provider | undefined;
  /** Address of a server or gateway whose models to list, instead of those of the hub. */
  readonly endpointUrl?: string | undefined;
  /** Task that the models are served for. Models without a known task, as most servers list them, are included. @default every task */
  readonly task?: TaskId | undefined;
  /** Text that the id of a model contains, in any case. @default every model */
  readonly search?: string | undefined;
  /** Models of a page that the hub is asked for, 1 to 1000. @default 100 */
  readonly pageSize?: number | undefined;
}

/** Price of tokens in US dollars per million. */
export interface ModelPrice {
  readonly input?: number;
  readonly output?: number;
  /** Price of tokens of the prompt that come from a cache. */
  readonly cachedInput?: number;
  /** Price of tokens of the prompt that are written to a cache. */
  readonly cacheWrite?: number;
}

/** Features of a served model; undefined if they are unknown. */
export interface ModelCapabilities {
  /** Calls tools. */
  readonly tools?: boolean;
  /** Answers in a requested JSON Schema. */
  readonly structuredOutput?: boolean;
  /** Kinds of input: `text`, `image`, `audio`, `video`, `file`. */
  readonly inputs?: readonly string[];
}

/** Speed of a served model; undefined if it is unknown. */
export interface ModelSpeed {
  /** Time until the first token, in ms. */
  readonly firstTokenMs?: number;
  readonly tokensPerSecond?: number;
}

/** Details of a served model; undefined if they are unknown. */
export interface ModelDetails {
  /** Most tokens of prompt and answer together. */
  readonly contextLength?: number;
  /** Most tokens of an answer. */
  readonly maxOutputTokens?: number;
  readonly price?: ModelPrice;
  readonly capabilities?: ModelCapabilities;
  /** Speed as the hub's router has measured it lately. */
  readonly speed?: ModelSpeed;
  /** True while the provider takes nothing for it, such as in a promotion. */
  readonly isFree?: boolean;
  /** True for a provider that has made the model. */
  readonly isAuthor?: boolean;
}

/** One provider of a model. */
export interface ModelProvider extends ModelDetails {
  /** Id of the provider. One that is newer than this package may be among them: the router serves its chats. */
  readonly provider: string;
  /** The provider's own name of the model. */
  readonly providerModel: string;
  readonly task: string;
  /** `live`, `staging` or `error`; others may come. */
  readonly status: string;
}

/** A model of a list. Its details are those of the listed provider or server, or else in `providers`. */
export interface ListedModel extends ModelDetails {
  /** The id to call it by: `model` of a call with the same provider or endpoint. */
  readonly id: string;
  /** Name for people, where the service has one. */
  readonly name?: string;
  /** Its task if it is known; the first one, for a model that is served for several. */
  readonly task?: string;
  /** Providers that serve it for the task, in the order of the hub; empty for models of a server. */
  readonly providers: readonly ModelProvider[];
  /** The entry of the service, unchanged. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/** The models of a list. Further pages are requested when their first model is read. */
export interface ModelList extends AsyncGenerator<ListedModel, void, undefined> {
  /** Yields the pages of the list; those without a model for the task are empty. */
  pages(): AsyncGenerator<readonly ListedModel[], void, undefined>;
}
