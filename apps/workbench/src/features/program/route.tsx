import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';

const programRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/program',
  staticData: {
    title: 'Your program',
    alsoAt: ['devtools'],
    nav: { label: 'Your program', icon: 'code', order: 200, isAside: true },
  },
  validateSearch: ({ call }: Readonly<Record<string, unknown>>): { readonly call?: string } =>
    typeof call === 'string' ? { call } : {},
  component: lazyPage(() => import('./program-page.tsx'), 'ProgramPage'),
});

export const routes = [programRoute] as const;
