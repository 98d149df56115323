import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';
import { readRunSearch } from './run-search.ts';

const runIndexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/run',
  staticData: {
    title: 'Inference',
    alsoAt: ['inference', 'runs'],
  },
  component: lazyPage(() => import('./run-index-page.tsx'), 'RunIndexPage'),
});

const runRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/run/$task',
  staticData: { title: 'Inference' },
  validateSearch: readRunSearch,
  // Loaded before the page is shown: nothing moves when the form arrives.
  loader: ({ params }) => import('@hubkit/react/task-widget').then(({ loadTaskForm }) => loadTaskForm(params.task)),
  component: lazyPage(() => import('./run-page.tsx'), 'RunPage'),
});

export const routes = [runIndexRoute, runRoute] as const;
