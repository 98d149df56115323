import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/settings',
    staticData: { title: 'Settings', nav: { label: 'Settings', icon: 'gear', order: 100, isAtFoot: true } },
    component: lazyPage(() => import('./settings-page.tsx'), 'SettingsPage'),
  }),
] as const;
