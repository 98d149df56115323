import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/chat',
    staticData: { title: 'Chat', nav: { group: 'Run', label: 'Chat', icon: 'chat', order: 20 } },
    component: lazyPage(() => import('./chat-page.tsx'), 'ChatPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/chat/$id',
    staticData: { title: 'Chat' },
    component: lazyPage(() => import('./chat-page.tsx'), 'ChatPage'),
  }),
];
