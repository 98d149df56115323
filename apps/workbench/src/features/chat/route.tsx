import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../route/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/chat',
    staticData: { title: 'Chat', nav: { group: 'Run', label: 'Chat', icon: 'chat', order: 20 } },
    component: lazyRouteComponent(() => import('./chat-page.tsx'), 'ChatPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/chat/$id',
    staticData: { title: 'Chat' },
    component: lazyRouteComponent(() => import('./chat-page.tsx'), 'ChatPage'),
  }),
];
