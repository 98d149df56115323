import { importLazily } from '../contract/import-lazily.ts';

/** Loads the errors about models without a provider. */
export function loadMappingErrors() {
  return importLazily('the error', () => import('./mapping-error.ts'));
}
