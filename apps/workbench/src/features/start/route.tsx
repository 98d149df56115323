import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../route/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    staticData: { title: 'Start', nav: { group: 'Explore', label: 'Start', icon: 'home', order: 1 } },
    component: lazyRouteComponent(() => import('./start-page.tsx'), 'StartPage'),
  }),
];
