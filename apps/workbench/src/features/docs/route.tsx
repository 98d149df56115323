import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../route/root-route.ts';

const component = lazyRouteComponent(() => import('./docs-page.tsx'), 'DocsPage');

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/docs',
    staticData: { title: 'Docs', nav: { group: 'Learn', label: 'Docs', icon: 'book', order: 10 } },
    component,
  }),
  createRoute({ getParentRoute: () => rootRoute, path: '/docs/$', staticData: { title: 'Docs' }, component }),
];
