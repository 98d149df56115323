import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../route/root-route.ts';
import { readRunSearch } from './run-search.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/run',
    staticData: { title: 'Inference', nav: { group: 'Run', label: 'Inference', icon: 'play', order: 10 } },
    component: lazyRouteComponent(() => import('./run-index-page.tsx'), 'RunIndexPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/run/$task',
    staticData: { title: 'Inference' },
    validateSearch: readRunSearch,
    component: lazyRouteComponent(() => import('./run-page.tsx'), 'RunPage'),
  }),
];
