import type { TaskId } from '@hubkit/catalog';
import type { Provider } from '../../src/presets/provider-kit.ts';
import { PROVIDERS_BY_ID } from '../../src/providers/providers.gen.ts';

/** Every provider with every task it does. */
export const PAIRS: readonly { readonly provider: Provider; readonly task: TaskId; readonly name: string }[] =
  Object.values(PROVIDERS_BY_ID as Record<string, Provider>).flatMap((provider) =>
    (Object.keys(provider.tasks) as TaskId[]).map((task) => ({ provider, task, name: `${provider.id} ${task}` })),
  );

/** A model id that a provider accepts, with any mapping. */
export function modelOf(provider: Provider): string {
  return provider.access?.only === 'direct' ? `${provider.id}/a-model` : 'owner/a-model';
}

/** Keys with which a provider can be called. */
export function tokensOf({ access }: Provider): readonly string[] {
  const hub = 'hf_canary4711secret';
  const own = 'key-canary4711secret';
  return access?.only === 'routed' ? [hub] : access?.only === 'direct' ? [own] : [hub, own];
}
