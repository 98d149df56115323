import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';
import { readTasksSearch } from './tasks-search.ts';
import { readRunSearch } from './try/run-search.ts';

const tasksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tasks',
  staticData: {
    title: 'Tasks',
    alsoAt: ['task'],
    nav: { label: 'Explore tasks', icon: 'task', order: 20 },
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

const tryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tasks/$task/try',
  staticData: { title: 'Try a task' },
  validateSearch: readRunSearch,
  // Loaded before the page is shown: nothing moves when the form arrives.
  loader: async ({ params: { task } }) => {
    const [{ loadTaskForm }, { loadPage }] = await Promise.all([
      import('../../catalog-data/load-task-form.ts'),
      import('../../catalog-data/load-task-page.ts'),
    ]);
    const [form, page] = await Promise.all([loadTaskForm(task), loadPage(task)]);
    return { form, page };
  },
  component: lazyPage(() => import('./try/try-page.tsx'), 'TryPage'),
});

/** Forms were pages of their own. */
const runsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/run',
  staticData: { alsoAt: ['inference', 'runs'] },
  beforeLoad: () => {
    throw redirect({ to: '/tasks', replace: true });
  },
});

const runRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/run/$task',
  validateSearch: readRunSearch,
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/tasks/$task/try', params, search, replace: true });
  },
});

export const routes = [tasksRoute, taskRoute, tryRoute, runsRoute, runRoute] as const;
