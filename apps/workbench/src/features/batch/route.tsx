import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';

type BatchSearch = {
  /** A run on disk that the form begins with. */
  readonly from?: string;
  /** Id of an evaluation in Activity, which is shown again. */
  readonly evaluation?: string;
};

const batchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/batch',
  staticData: {
    title: 'Batch',
    alsoAt: ['bulk', 'jobs/bulk', 'eval', 'evals', 'evaluate', 'evaluation', 'evaluations'],
    nav: { label: 'Batch', icon: 'rows', order: 60 },
  },
  validateSearch: ({ from, evaluation }: Readonly<Record<string, unknown>>): BatchSearch => ({
    ...(typeof from === 'string' && { from }),
    ...(typeof evaluation === 'string' && { evaluation }),
  }),
  component: lazyPage(() => import('./batch-page.tsx'), 'BatchPage'),
});

const diskRunRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/batch/$name',
  staticData: { title: 'Batch run' },
  component: lazyPage(() => import('./disk-run-page.tsx'), 'DiskRunPage'),
});

export const routes = [batchRoute, diskRunRoute] as const;
