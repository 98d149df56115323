import type { TaskId } from '@hubkit/task-types';
import type { ProviderId } from './provider-ids.gen.ts';

/** A provider as lists and menus show it. */
export interface ProviderFacts {
  readonly id: ProviderId;
  /** Name for people. */
  readonly label: string;
  /** Website for people. */
  readonly site: string;
  /** Name of its organization on the hub, if it has one. */
  readonly hubOrganization?: string;
  /** Environment variable that holds its API key. */
  readonly keyVariable: string;
  /** `routed`: only with a hub token. `direct`: only with a provider API key. */
  readonly access: 'routed' | 'direct' | 'both';
  /** Month since which the router does not serve it (`2026-07`): pass its own API key. */
  readonly directOnlySince?: string;
  /** Base URL of direct requests. */
  readonly baseUrl: string;
  readonly tasks: readonly TaskId[];
}

/** The environment variable of an API key where the provider's own tools name no other: `<ID>_API_KEY`. */
export function defaultKeyVariable(id: string): string {
  return `${id.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}_API_KEY`;
}
