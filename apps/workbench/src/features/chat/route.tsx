import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../route/lazy-page.ts';
import { rootRoute } from '../../route/root-route.ts';

const chatRoute = createRoute({
  getParentRoute: () => rootRoute,
  // One route, so that a new chat keeps its page, and the focus, when it gets an address with its first message.
  path: '/chat/{-$id}',
  staticData: {
    title: 'Chat',
    alsoAt: ['chats', 'compare', 'playground'],
    isOnePage: true,
    hasOwnFocus: true,
    nav: { label: 'Chat', icon: 'chat', order: 40 },
  },
  component: lazyPage(() => import('./chat-page.tsx'), 'ChatPage'),
});

export const routes = [chatRoute] as const;
