/// <reference types="vite/client" />
import { FEATURE_ROUTES } from '../../apps/workbench/src/app/feature-routes.gen.ts';

/** Addresses that features name: of pages with a parameter, and of further views. */
const NAMED = Object.values(
  import.meta.glob<readonly string[]>('../../apps/workbench/src/features/*/addresses.ts', {
    eager: true,
    import: 'addresses',
  }),
).flat();

/** Paths of the route tree: `/tasks`, `/tasks/$task`. */
const PATHS: readonly string[] = FEATURE_ROUTES.map(({ options }) => (options as { path: string }).path);

const hasParameter = (path: string) => path.includes('$');

/** Addresses of all pages of the workbench; the last one leads to none. */
export const ADDRESSES: readonly string[] = [...PATHS.filter((path) => !hasParameter(path)), ...NAMED, '/nowhere'];

/** Paths with a parameter for which no feature names an address. */
export const UNVISITED = PATHS.filter((path) => hasParameter(path) && !NAMED.some((address) => isOf(path, address)));

/** Returns true if the address leads to the path: `/tasks/translation?q=a` to `/tasks/$task`. */
function isOf(path: string, address: string): boolean {
  const wanted = path.split('/');
  const given = address.replace(/\?.*/, '').split('/');
  const fits = wanted.every((part, index) =>
    part.startsWith('{-$') ? true : part.startsWith('$') ? (given[index] ?? '') !== '' : part === given[index],
  );
  return fits && (wanted.at(-1) === '$' || wanted.length === given.length);
}
