import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';
import { readFaultSearch } from './fault-search.ts';

const faultRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/faults',
  staticData: {
    title: 'Fault lab',
    alsoAt: ['fault', 'fault-lab'],
    nav: { label: 'Fault lab', icon: 'fault', order: 80 },
  },
  validateSearch: readFaultSearch,
  component: lazyPage(() => import('./fault-lab-page.tsx'), 'FaultLabPage'),
});

export const routes = [faultRoute] as const;
