import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { openStorage } from '../database/open-storage.ts';
import { StorageProvider } from '../database/storage-context.tsx';
import type { HostConfig, Service } from '../host-config/host-config.ts';
import { createConnection } from '../services/connection.ts';
import { type Hub, HubProvider } from '../services/hub-context.tsx';
import { loadModels } from '../services/load-models.ts';
import { createModelLists } from '../services/model-lists.ts';
import { type Sessions, SessionsProvider } from '../state/sessions.tsx';
import { createTheme } from '../theme/theme.ts';
import { ThemeProvider } from '../theme/theme-context.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { Toasts } from '../ui/toast.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { createAppRouter } from './router.tsx';
import { useHostConfigLoad } from './use-host-config-load.ts';

/** The whole workbench: it loads the configuration of its host, then shows the pages. */
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
  const [parts] = useState(() => ({
    hub: createHub(config),
    storage: openStorage(),
    theme: createTheme(),
    sessions: new Map() as Sessions,
    router: createAppRouter(),
  }));
  return (
    <HubProvider value={parts.hub}>
      <StorageProvider value={parts.storage}>
        <ThemeProvider value={parts.theme}>
          <SessionsProvider value={parts.sessions}>
            <Announcer>
              <Toasts>
                <RouterProvider router={parts.router} />
              </Toasts>
            </Announcer>
          </SessionsProvider>
        </ThemeProvider>
      </StorageProvider>
    </HubProvider>
  );
}

function createHub(config: HostConfig): Hub {
  const connection = createConnection(config);
  const load = (service: Service, task: string) =>
    loadModels(service, { task, token: service.endpointUrl === undefined ? '' : connection.token() }, config.providers);
  return { connection, models: createModelLists(load) };
}
