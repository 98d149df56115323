import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';
import { readModelSearch, readSampleSearch } from './models-search.ts';

const modelsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/models',
  staticData: {
    title: 'Models',
    alsoAt: ['model'],
    nav: { label: 'Models', icon: 'model', order: 30 },
  },
  validateSearch: readSampleSearch,
  component: lazyPage(() => import('./models-page.tsx'), 'ModelsPage'),
});

const modelRoute = createRoute({
  getParentRoute: () => rootRoute,
  // Ids have an owner and a name, or a name alone. A splat would take the list's address, too.
  path: '/models/$owner/{-$name}',
  staticData: { title: 'Model' },
  validateSearch: readModelSearch,
  component: lazyPage(() => import('./model-page.tsx'), 'ModelPage'),
});

export const routes = [modelsRoute, modelRoute] as const;
