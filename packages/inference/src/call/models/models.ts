import type { ListedModel, ModelList, ModelQuery } from '../../contract/listed-model.ts';
import type { CallOptions } from '../../contract/options.ts';
import { checkOptions, warnings } from '../check-options.ts';
import { standaloneState } from '../create-client-state.ts';
import { modelPages } from './model-pages.ts';

export type {
  ListedModel,
  ModelCapabilities,
  ModelDetails,
  ModelList,
  ModelPrice,
  ModelProvider,
  ModelQuery,
  ModelSpeed,
} from '../../contract/listed-model.ts';
export { type CountedStream, streamWithUsage } from '../stream-with-usage.ts';
export { costOf } from './cost-of.ts';

/**
 * Lists the models of the hub, of a provider, or of an endpoint.
 *
 * @param query - Provider or endpoint, task, text, credentials.
 * @param options - Timeouts, retries, signal and other options of a call, for each request.
 * @example
 * ```ts
 * for await (const { id, contextLength } of models({ provider: 'groq', task: 'conversational' })) {
 *   console.log(id, contextLength);
 * }
 * ```
 */
export function models(query: ModelQuery = {}, options: CallOptions = {}): ModelList {
  for (const name in query) {
    if (!/^(accessToken|endpointUrl|pageSize|provider|search|task)$/.test(name)) {
      // A warning that cannot be loaded is none that could stop a list.
      import('./query-warnings.ts').then((code) => code.warnOfMember(name, options)).catch(() => undefined);
    }
  }
  checkOptions(options, query.accessToken);
  const state = standaloneState(options);
  const pages = () => modelPages(query, options, state);
  async function* each(): AsyncGenerator<ListedModel, void, undefined> {
    for await (const page of pages()) yield* page;
    await warnings;
  }
  return Object.assign(each(), { pages });
}
