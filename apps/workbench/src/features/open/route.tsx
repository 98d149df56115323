import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/open',
    staticData: { title: 'Shared link' },
    component: lazyPage(() => import('./open-page.tsx'), 'OpenPage'),
  }),
] as const;
