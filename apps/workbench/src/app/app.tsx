import { RouterProvider, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { openStorage } from '../database/open-storage.ts';
import { StorageProvider } from '../database/storage-context.tsx';
import { type HostConfig, loadHostConfig, type Service } from '../host-config/host-config.ts';
import { createConnection, readReach } from '../services/connection.ts';
import { type Hub, HubProvider } from '../services/hub-context.tsx';
import { createModelLists } from '../services/model-lists.ts';
import { follow } from '../state/follow.ts';
import { type Sessions, SessionsProvider } from '../state/sessions.tsx';
import { createTheme } from '../theme/theme.ts';
import { ThemeProvider } from '../theme/theme-context.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { Toasts } from '../ui/toast.tsx';
import { ErrorScreen } from './error-screen.tsx';
import type { AppRouter } from './router.tsx';
import { StaticShell } from './static-shell.tsx';

/** The whole workbench: it loads the configuration of its host, then shows the pages. */
export function App({ router }: { readonly router: AppRouter }) {
  const { load, retry } = useHostConfigLoad();
  if (load.status === 'failed')
    return (
      <main>
        <ErrorScreen error={load.error} onRetry={retry} />
      </main>
    );
  return load.status === 'ready' ? <Workbench config={load.config} router={router} /> : <StaticShell />;
}

function Workbench({ config, router }: { readonly config: HostConfig; readonly router: AppRouter }) {
  const [parts] = useState(() => ({
    hub: createHub(config),
    storage: openStorage(),
    theme: createTheme(),
    sessions: new Map() as Sessions,
  }));
  return (
    <HubProvider value={parts.hub}>
      <StorageProvider value={parts.storage}>
        <ThemeProvider value={parts.theme}>
          <SessionsProvider value={parts.sessions}>
            <Announcer>
              <Toasts>
                <Pages router={router} />
              </Toasts>
            </Announcer>
          </SessionsProvider>
        </ThemeProvider>
      </StorageProvider>
    </HubProvider>
  );
}

/** The pages; the frame stands there until the code of the first one is loaded. */
function Pages({ router }: { readonly router: AppRouter }) {
  const isEmpty = useRouterState({ router, select: ({ matches }) => matches.length === 0 });
  return (
    <>
      {isEmpty && <StaticShell />}
      <RouterProvider router={router} />
    </>
  );
}

function createHub(config: HostConfig): Hub {
  const connection = createConnection(config);
  const load = async (service: Service, task: string) => {
    // A server that is only tried does not get the token of the chosen service.
    const isChosen = service.id === connection.service().id;
    const token = service.endpointUrl !== undefined && isChosen ? connection.token() : '';
    try {
      const { loadModels } = await import('../services/load-models.ts');
      const models = await loadModels(service, { task, token }, config.providers);
      connection.noteReach(service.id, {
        ...{ isReached: true, models: models.length },
        ...(service.endpointUrl !== undefined && { isRefused: false }),
      });
      return models;
    } catch (error) {
      connection.noteReach(service.id, readReach((error as Error).cause));
      throw error;
    }
  };
  return { connection, models: createModelLists(load) };
}

type Load =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly config: HostConfig }
  | { readonly status: 'failed'; readonly error: unknown };

/** Loads the configuration of the host once, and again when asked to. */
function useHostConfigLoad(): { readonly load: Load; readonly retry: () => void } {
  const [load, setLoad] = useState<Load>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what loads again.
  useEffect(() => {
    return follow(
      loadHostConfig(),
      (config) => setLoad({ status: 'ready', config }),
      (error) => setLoad({ status: 'failed', error }),
    );
  }, [attempt]);

  const retry = () => {
    setLoad({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { load, retry };
}
