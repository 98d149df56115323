import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../route/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/open',
    staticData: { title: 'Shared link' },
    component: lazyRouteComponent(() => import('./open-page.tsx'), 'OpenPage'),
  }),
];
