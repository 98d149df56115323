import type { NavEntry } from '../route/root-route.ts';
import { FEATURE_ROUTES } from './feature-routes.gen.ts';

/** A page that the sidebar lists. */
export interface NavPage extends NavEntry {
  readonly to: string;
}

/** The pages of the sidebar, those at its foot last. */
export const NAV_PAGES: readonly NavPage[] = FEATURE_ROUTES.flatMap(({ options }) => {
  const { staticData, path } = options as { staticData?: { nav?: NavEntry }; path: string };
  // `/chat/{-$id}` and `/docs/$` are the pages `/chat` and `/docs` without their optional part.
  return staticData?.nav ? [{ ...staticData.nav, to: path.replace(/\/(\{-\$\w+\}|\$)$/, '') }] : [];
}).sort((a, b) => a.order - b.order);
