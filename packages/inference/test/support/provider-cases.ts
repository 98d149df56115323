import type { Provider } from '../../src/presets/provider-kit.ts';
import { PROVIDERS_BY_ID } from '../../src/providers/providers.gen.ts';
import type { ReadCall } from './recorded-calls.ts';

/**
 * Test data of one provider. It lies beside the provider as `<id>.cases.ts` and exports `cases`; no
 * test names a provider.
 */
export interface ProviderCases {
  /** The header of a direct call that carries the key. @default `Authorization: Bearer <key>` */
  readonly keyHeader?: readonly [name: string, prefix: string];
  /** Error message for a response that is not an object. @default the invalid place */
  readonly malformed?: RegExp;
  /** Recorded exchanges that a call of ours leads to. */
  readonly recorded?: readonly { readonly call: ReadCall; readonly ids: readonly string[] }[];
  /** Recorded exchanges that no call leads to: reason and ids. */
  readonly leftOut?: Readonly<Record<string, readonly string[]>>;
}

/** The cases of all providers, by id. */
const CASES = new Map(await Promise.all(Object.keys(PROVIDERS_BY_ID).map(async (id) => [id, await load(id)] as const)));

async function load(id: string): Promise<ProviderCases> {
  const path = `../../src/providers/${id}.cases.ts`;
  const file: { readonly cases?: ProviderCases } = await import(/* @vite-ignore */ path).catch((cause: unknown) => {
    throw new Error(`The provider ${id} has no test data: write packages/inference/src/providers/${id}.cases.ts.`, {
      cause,
    });
  });
  if (!file.cases) throw new Error(`packages/inference/src/providers/${id}.cases.ts must export cases.`);
  return file.cases;
}

/** Returns the cases of a provider. */
export function casesOf({ id }: Pick<Provider, 'id'>): ProviderCases {
  return CASES.get(id) ?? {};
}
