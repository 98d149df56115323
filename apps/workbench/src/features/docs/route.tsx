import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';

const docsRoute = createRoute({
  getParentRoute: () => rootRoute,
  // `/docs` is the list of pages: the splat is empty there.
  path: '/docs/$',
  staticData: {
    title: 'Docs',
    alsoAt: ['doc', 'documentation', 'guide'],
    nav: { label: 'Docs', icon: 'book', order: 90 },
  },
  component: lazyPage(() => import('./docs-page.tsx'), 'DocsPage'),
});

export const routes = [docsRoute] as const;
