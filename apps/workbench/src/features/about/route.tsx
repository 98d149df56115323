import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/docs/about',
    staticData: { title: 'About', alsoAt: ['about'] },
    component: lazyPage(() => import('./about-page.tsx'), 'AboutPage'),
  }),
] as const;
