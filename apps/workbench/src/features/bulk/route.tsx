import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';

type StartSearch = {
  /** A run of the page that the form begins with. */
  readonly from?: string;
};

const bulkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jobs/bulk',
  staticData: {
    title: 'Bulk',
    alsoAt: ['bulk'],
    nav: { label: 'Batch', icon: 'rows', order: 60, covers: ['/evaluation'] },
  },
  validateSearch: ({ from }: { readonly from?: unknown }): StartSearch => (typeof from === 'string' ? { from } : {}),
  component: lazyPage(() => import('./list-page.tsx'), 'BulkListPage'),
});

const bulkRunRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jobs/bulk/$name',
  staticData: { title: 'Bulk run' },
  component: lazyPage(() => import('./run-page.tsx'), 'BulkRunPage'),
});

export const routes = [bulkRoute, bulkRunRoute] as const;
