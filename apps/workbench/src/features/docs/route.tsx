import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';

const component = lazyPage(() => import('./docs-page.tsx'), 'DocsPage');

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/docs',
    staticData: { title: 'Docs', nav: { group: 'Learn', label: 'Docs', icon: 'book', order: 10 } },
    component,
  }),
  createRoute({ getParentRoute: () => rootRoute, path: '/docs/$', staticData: { title: 'Docs' }, component }),
];
