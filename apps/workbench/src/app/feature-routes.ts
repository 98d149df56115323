import type { AnyRoute } from '@tanstack/react-router';
import type { NavEntry } from '../route/root-route.ts';

/** The part of `features/<name>/route.tsx` that is read. */
interface RouteModule {
  readonly routes: readonly AnyRoute[];
}

/** A page that the sidebar lists. */
export interface NavPage extends NavEntry {
  readonly to: string;
}

/** The routes of all features. Their files are small; each loads its page when it is opened. */
export const FEATURE_ROUTES: readonly AnyRoute[] = Object.values(
  import.meta.glob<RouteModule>('../features/*/route.tsx', { eager: true }),
).flatMap(({ routes }) => routes);

/** The pages of the sidebar. */
export const NAV_PAGES: readonly NavPage[] = FEATURE_ROUTES.flatMap(({ options }) => {
  const { staticData, path } = options as { staticData?: { nav?: NavEntry }; path: string };
  // `/chat/{-$id}` is the page `/chat` without its optional part.
  return staticData?.nav ? [{ ...staticData.nav, to: path.replace(/\/\{-\$\w+\}$/, '') }] : [];
}).sort((a, b) => a.order - b.order);
