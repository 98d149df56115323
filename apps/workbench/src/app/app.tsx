import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createChatSession } from '../features/chat/chat-session.ts';
import type { HostConfig } from '../host/host-config.ts';
import { Announcer } from '../ui/announcer.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { createAppRouter } from './router.tsx';
import { createTheme } from './theme/theme.ts';
import { useHostConfigLoad } from './use-host-config-load.ts';

/** The whole workbench: it asks its host what there is, then shows it. */
export function App() {
  const { load, retry } = useHostConfigLoad();
  if (load.status === 'failed')
    return (
      <main>
        <ErrorScreen error={load.error} onRetry={retry} />
      </main>
    );
  return load.status === 'ready' ? <Workbench config={load.config} /> : null;
}

function Workbench({ config }: { readonly config: HostConfig }) {
  const [router] = useState(() =>
    createAppRouter({ config, theme: createTheme(), chatSession: createChatSession(config.services) }),
  );
  return (
    <Announcer>
      <RouterProvider router={router} />
    </Announcer>
  );
}
