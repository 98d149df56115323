import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';
import { readSearch } from './search.ts';

const templatesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/templates',
  staticData: {
    title: 'Templates',
    alsoAt: ['template'],
    nav: { label: 'Templates', icon: 'braces', order: 70 },
  },
  validateSearch: readSearch,
  component: lazyPage(() => import('./templates-page.tsx'), 'TemplatesPage'),
});

export const routes = [templatesRoute] as const;
