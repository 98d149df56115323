import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../route/root-route.ts';
import { readModelSearch, readShelfSearch } from './models-search.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/models',
    staticData: { title: 'Models', nav: { group: 'Explore', label: 'Models', icon: 'model', order: 20 } },
    validateSearch: readShelfSearch,
    component: lazyRouteComponent(() => import('./models-page.tsx'), 'ModelsPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    // Not a parameter: ids have a slash, or none.
    path: '/models/$',
    staticData: { title: 'Model' },
    validateSearch: readModelSearch,
    component: lazyRouteComponent(() => import('./model-page.tsx'), 'ModelPage'),
  }),
];
