import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../route/root-route.ts';
import { readSearch } from './search.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/templates',
    staticData: { title: 'Templates', nav: { group: 'Build', label: 'Templates', icon: 'braces', order: 10 } },
    validateSearch: readSearch,
    component: lazyRouteComponent(() => import('./templates-page.tsx'), 'TemplatesPage'),
  }),
];
