import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';
import { readGallerySearch } from './gallery-search.ts';

const galleryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/docs/gallery',
  staticData: { title: 'Gallery', alsoAt: ['gallery', 'components'] },
  validateSearch: readGallerySearch,
  component: lazyPage(() => import('./gallery-page.tsx'), 'GalleryPage'),
});

export const routes = [galleryRoute] as const;
