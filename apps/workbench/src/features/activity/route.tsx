import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';
import { readActivitySearch } from './activity-search.ts';

const activityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/activity',
  staticData: {
    title: 'Activity',
    alsoAt: ['history', 'job', 'jobs'],
    nav: { label: 'Activity', icon: 'history', order: 50 },
  },
  validateSearch: readActivitySearch,
  component: lazyPage(() => import('./activity-page.tsx'), 'ActivityPage'),
});

const runRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/activity/$id',
  staticData: { title: 'Run' },
  component: lazyPage(() => import('./run-page.tsx'), 'LongRunPage'),
});

export const routes = [activityRoute, runRoute] as const;
