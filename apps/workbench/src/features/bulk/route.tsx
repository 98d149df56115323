import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';

const bulkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jobs/bulk',
  staticData: { title: 'Bulk', alsoAt: ['bulk'], nav: { group: 'Run', label: 'Bulk', icon: 'rows', order: 31 } },
  component: lazyPage(() => import('./list-page.tsx'), 'BulkListPage'),
});

const bulkRunRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jobs/bulk/$name',
  staticData: { title: 'Bulk run' },
  component: lazyPage(() => import('./run-page.tsx'), 'BulkRunPage'),
});

export const routes = [bulkRoute, bulkRunRoute] as const;
