import { createRouter } from '@tanstack/react-router';
import { rootRoute } from '../route/root-route.ts';
import { latePart } from '../ui/lazy-part.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { FEATURE_ROUTES } from './feature-routes.gen.ts';
import { resolveAlias } from './feature-routes.ts';
import { Shell } from './shell.tsx';

const NotFoundScreen = latePart(async () => (await import('./not-found-screen.tsx')).NotFoundScreen);

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

export type AppRouter = ReturnType<typeof createAppRouter>;

/** Begins to load the code of the page that the address names, while the configuration of the host is still on its way. */
export function loadFirstPage(router: AppRouter): void {
  const { routesById } = router;
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const { component } = routesById[routeId as keyof typeof routesById].options;
    // The router loads the page once more, and shows why it cannot.
    component?.preload?.()?.catch(() => {});
  }
}

declare module '@tanstack/react-router' {
  /** Links, parameters and searches are checked against the routes of the features. */
  interface Register {
    router: AppRouter;
  }
}
