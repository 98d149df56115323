import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from '../../route/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/chat', replace: true });
    },
  }),
];
