import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../route/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/about',
    staticData: { title: 'About', nav: { group: 'Learn', label: 'About', icon: 'info', order: 90 } },
    component: lazyRouteComponent(() => import('./about-page.tsx'), 'AboutPage'),
  }),
];
