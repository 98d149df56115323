import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/about',
    staticData: { title: 'About', nav: { group: 'Learn', label: 'About', icon: 'info', order: 90 } },
    component: lazyPage(() => import('./about-page.tsx'), 'AboutPage'),
  }),
] as const;
