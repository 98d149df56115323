import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/evaluation',
    staticData: {
      title: 'Evaluation',
      alsoAt: ['eval', 'evals', 'evaluate', 'evaluations'],
    },
    component: lazyPage(() => import('./evaluation-page.tsx'), 'EvaluationPage'),
  }),
] as const;
