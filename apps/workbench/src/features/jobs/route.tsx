import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';
import { readJobsSearch } from './jobs-search.ts';

const jobsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jobs',
  staticData: { title: 'Jobs', alsoAt: ['job'], nav: { group: 'Run', label: 'Jobs', icon: 'jobs', order: 30 } },
  validateSearch: readJobsSearch,
  component: lazyPage(() => import('./jobs-page.tsx'), 'JobsPage'),
});

const jobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jobs/$id',
  staticData: { title: 'Job' },
  component: lazyPage(() => import('./job-page.tsx'), 'JobPage'),
});

export const routes = [jobsRoute, jobRoute] as const;
