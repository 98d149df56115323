import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    staticData: { title: 'Start', hasOwnFocus: true, nav: { label: 'Start', icon: 'home', order: 10 } },
    component: lazyPage(() => import('./start-page.tsx'), 'StartPage'),
  }),
] as const;
