import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';
import { readModelSearch, readSampleSearch } from './models-search.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/models',
    staticData: { title: 'Models', nav: { group: 'Explore', label: 'Models', icon: 'model', order: 20 } },
    validateSearch: readSampleSearch,
    component: lazyPage(() => import('./models-page.tsx'), 'ModelsPage'),
  }),
  // Ids have an owner, or none. A splat would take the list's address, too.
  ...(['/models/$owner', '/models/$owner/$name'] as const).map((path) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      staticData: { title: 'Model' },
      validateSearch: readModelSearch,
      component: lazyPage(() => import('./model-page.tsx'), 'ModelPage'),
    }),
  ),
];
