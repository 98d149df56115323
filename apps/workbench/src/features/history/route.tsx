import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';
import { readHistorySearch } from './history-search.ts';

const historyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/history',
  staticData: { title: 'History', nav: { group: 'Run', label: 'History', icon: 'history', order: 25 } },
  validateSearch: readHistorySearch,
  component: lazyPage(() => import('./history-page.tsx'), 'HistoryPage'),
});

export const routes = [historyRoute] as const;
