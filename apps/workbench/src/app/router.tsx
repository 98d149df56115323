import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { AboutPage } from '../features/about/about-page.tsx';
import { ChatPage } from '../features/chat/chat-page.tsx';
import type { ChatSession } from '../features/chat/chat-session.ts';
import type { HostConfig } from '../host/host-config.ts';
import { ErrorScreen } from './error-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { Shell } from './shell.tsx';
import type { Theme } from './theme/theme.ts';

/** The context of every page. */
export interface AppContext {
  readonly config: HostConfig;
  readonly theme: Theme;
  readonly chatSession: ChatSession;
}

const rootRoute = createRootRouteWithContext<AppContext>()({
  component: function Root() {
    const { config, theme } = rootRoute.useRouteContext();
    return <Shell config={config} theme={theme} />;
  },
});

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/chat', replace: true });
  },
});

const chatRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/chat',
  staticData: { title: 'Chat' },
  component: function Chat() {
    return <ChatPage session={rootRoute.useRouteContext().chatSession} />;
  },
});

const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about',
  staticData: { title: 'About' },
  component: function About() {
    return <AboutPage config={rootRoute.useRouteContext().config} />;
  },
});

const routeTree = rootRoute.addChildren([indexRoute, chatRoute, aboutRoute]);

/** Makes the router of the workbench. */
export function createAppRouter(context: AppContext) {
  return createRouter({
    routeTree,
    context,
    defaultErrorComponent: ({ error, reset }) => <ErrorScreen error={error} onRetry={reset} />,
    defaultNotFoundComponent: NotFoundScreen,
    // An address with a fragment goes to the heading; everything else starts at its top.
    scrollRestoration: false,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** The name of the page, for the title of the window. */
    title?: string;
  }
}
