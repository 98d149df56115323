import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/faults',
    staticData: {
      title: 'Fault lab',
      alsoAt: ['fault', 'fault-lab'],
      nav: { group: 'Run', label: 'Fault lab', icon: 'fault', order: 35 },
    },
    component: lazyPage(() => import('./fault-lab-page.tsx'), 'FaultLabPage'),
  }),
] as const;
