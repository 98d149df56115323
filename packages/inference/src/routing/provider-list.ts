import type { TaskId } from '@hubkit/catalog';
import type { Provider } from '../contract/provider.ts';
import type { ProviderId } from '../contract/provider-ids.gen.ts';
import type { ProviderOrPolicy } from '../contract/task-functions.ts';
import { PROVIDERS_BY_ID } from '../providers/providers.gen.ts';

/** A provider as lists and menus show it. */
export interface ProviderInfo {
  readonly id: ProviderId;
  readonly label: string;
  readonly tasks: readonly TaskId[];
  /** `routed`: only with a hub token. `direct`: only with a key of its own. */
  readonly access: 'routed' | 'direct' | 'both';
  /** Where it is reached with a key of its own. */
  readonly baseUrl: string;
}

/** Every provider, in alphabetical order. */
export const PROVIDERS: readonly ProviderInfo[] = /* @__PURE__ */ Object.values(PROVIDERS_BY_ID).map(
  ({ id, label, tasks, baseUrl, access }: Provider<ProviderId>) => ({
    id,
    label,
    // The keys of `tasks` are task ids by its type.
    tasks: Object.keys(tasks) as TaskId[],
    access: access?.only ?? 'both',
    baseUrl,
  }),
);

/** The ids of all providers, in alphabetical order. */
export const INFERENCE_PROVIDERS: readonly ProviderId[] = /* @__PURE__ */ PROVIDERS.map(({ id }) => id);

/** What `provider` may be. */
export const PROVIDERS_OR_POLICIES: readonly ProviderOrPolicy[] = INFERENCE_PROVIDERS.concat('auto' as never);
