import type { Provider } from '../packages/inference/src/contract/provider.ts';
import { defaultKeyVariable } from '../packages/inference/src/contract/provider-facts.ts';
import { loadProviders } from './inference-providers.ts';
import { table } from './markdown-table.ts';
import { taskDefinitions } from './task-folders.ts';

/** Credentials that a provider accepts, in words. */
const ACCESS = { both: 'hub token or API key', routed: 'hub token', direct: 'API key' } as const;

/** The tables of providers and tasks that pages show, by name. */
export async function providerTables(): Promise<Readonly<Record<string, string>>> {
  const providers = await loadProviders();
  return {
    'tasks of providers': table(['`provider`', 'tasks'], providers.map(tasksRow)),
    'keys of providers': table(['provider', '`provider`', 'takes', 'variable of the key'], providers.map(keyRow)),
    'providers of tasks': table(['task', 'method', 'providers'], await taskRows(providers)),
  };
}

function tasksRow({ id, tasks, directOnlySince }: Provider): string[] {
  return [`\`${id}\`${directOnlySince ? ' (direct only)' : ''}`, Object.keys(tasks).sort().join(', ')];
}

function keyRow(provider: Provider): string[] {
  const { id, label, site, access, directOnlySince, keyVariable = defaultKeyVariable(id) } = provider;
  const takes = directOnlySince ? `API key (direct only since ${directOnlySince})` : ACCESS[access?.only ?? 'both'];
  return [`[${label}](${site})`, `\`${id}\``, takes, `\`${keyVariable}\``];
}

/** Every task that some provider has, in the order of their ids. */
async function taskRows(providers: readonly Provider[]): Promise<string[][]> {
  const definitions = await taskDefinitions();
  return definitions.flatMap(({ id, method }) => {
    const able = providers.filter(({ tasks }) => Object.hasOwn(tasks, id));
    return able.length > 0 ? [[id, `\`${method}\``, able.map((provider) => provider.id).join(', ')]] : [];
  });
}
