import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../route/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/settings',
    staticData: { title: 'Settings', nav: { group: 'Learn', label: 'Settings', icon: 'gear', order: 95 } },
    component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
  }),
];
