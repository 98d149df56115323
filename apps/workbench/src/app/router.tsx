import { createRouter } from '@tanstack/react-router';
import { lazy } from 'react';
import { rootRoute } from '../route/root-route.ts';
import { ErrorScreen } from './error-screen.tsx';
import { FEATURE_ROUTES } from './feature-routes.gen.ts';
import { resolveAlias } from './other-addresses.ts';
import { Shell } from './shell.tsx';

const NotFoundScreen = lazy(() =>
  import('./not-found-screen.tsx').then((module) => ({ default: module.NotFoundScreen })),
);

/** Makes the router of the workbench from the routes of its features. */
export function createAppRouter() {
  rootRoute.update({ component: Shell });
  // Only the address that a document is opened with is typed.
  const meant = resolveAlias(location.pathname);
  if (meant) history.replaceState(null, '', meant + location.search + location.hash);
  return createRouter({
    routeTree: rootRoute.addChildren(FEATURE_ROUTES),
    defaultPreload: 'intent',
    defaultErrorComponent: ({ error, reset }) => <ErrorScreen error={error} onRetry={reset} />,
    defaultNotFoundComponent: NotFoundScreen,
    // A page starts at its top, an address with a fragment at its heading; Back and Forward restore the position. `main` scrolls.
    scrollRestoration: true,
    scrollToTopSelectors: ['#main'],
  });
}

declare module '@tanstack/react-router' {
  /** Links, parameters and searches are checked against the routes of the features. */
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
