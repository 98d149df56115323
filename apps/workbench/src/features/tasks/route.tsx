import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';
import { readTasksSearch } from './tasks-search.ts';

const tasksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tasks',
  staticData: {
    title: 'Tasks',
    alsoAt: ['task'],
    nav: { label: 'Explore tasks', icon: 'task', order: 20, covers: ['/run'] },
  },
  validateSearch: readTasksSearch,
  component: lazyPage(() => import('./tasks-page.tsx'), 'TasksPage'),
});

const taskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tasks/$task',
  staticData: { title: 'Task' },
  // Loaded before the page is shown: nothing moves when the text arrives.
  loader: ({ params }) =>
    import('../../catalog-data/load-task-page.ts').then(({ loadTaskPage }) => loadTaskPage(params.task)),
  component: lazyPage(() => import('./task-page.tsx'), 'TaskRoutePage'),
});

export const routes = [tasksRoute, taskRoute] as const;
