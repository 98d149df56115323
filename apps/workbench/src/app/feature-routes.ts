import type { NavEntry } from '../route/root-route.ts';
import { FEATURE_ROUTES } from './feature-routes.gen.ts';

/** A page that the sidebar lists. */
export interface NavPage extends NavEntry {
  readonly to: string;
}

/** All pages that are offered by name. */
export const LISTED_PAGES: readonly NavPage[] = FEATURE_ROUTES.flatMap(({ options }) => {
  const { staticData, path } = options as { staticData?: { nav?: NavEntry }; path: string };
  // `/chat/{-$id}` and `/docs/$` are the pages `/chat` and `/docs` without their optional part.
  return staticData?.nav ? [{ ...staticData.nav, to: path.replace(/\/(\{-\$\w+\}|\$)$/, '') }] : [];
}).sort((a, b) => a.order - b.order);

/** The pages of the sidebar, those at its foot last. */
export const NAV_PAGES: readonly NavPage[] = LISTED_PAGES.filter(({ isAside }) => !isAside);

/** Beginnings of addresses, with the path that each leads to: `bulk` to `/batch`, and every page to itself. */
const BEGINNINGS: ReadonlyMap<string, string> = new Map(
  FEATURE_ROUTES.flatMap(({ options }) => {
    const { staticData, path } = options as { staticData?: { alsoAt?: readonly string[] }; path: string };
    const page = path.replace(/\/(\{-\$\w+\}|\$\w*)$/, '');
    return [page.slice(1), ...(staticData?.alsoAt ?? [])].map((name) => [name, page] as const);
  }),
);

/**
 * Returns the path that a typed or an earlier one means, with the rest of it: `/models/a/b` for `/model/a/b`. `undefined` for one
 * that is right. The longest known beginning decides: `/jobs/bulk` was another page than `/jobs/x`.
 */
export function resolveAlias(path: string): string | undefined {
  const parts = path.split('/').filter(Boolean);
  for (let length = parts.length; length > 0; length -= 1) {
    const beginning = parts.slice(0, length).join('/');
    const page = BEGINNINGS.get(beginning.toLowerCase());
    if (page !== undefined) return page === `/${beginning}` ? undefined : [page, ...parts.slice(length)].join('/');
  }
  return undefined;
}
