import type { Provider } from '../packages/inference/src/contract/provider.ts';
import { camelCase, importNamed, modulesIn } from './registry.ts';

/** The folder of the providers of the client. */
export const providerFolder = 'packages/inference/src/providers';

/** Loads all providers of the client, in the order of their ids. */
export async function loadProviders(): Promise<readonly Provider[]> {
  const names = await modulesIn(providerFolder);
  return Promise.all(names.map((name) => importNamed<Provider>(`${providerFolder}/${name}.ts`, camelCase(name))));
}
