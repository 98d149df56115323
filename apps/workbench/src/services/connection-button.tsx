import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useStore } from '../state/use-store.ts';
import { counted } from '../ui/format-count.ts';
import { LazyPart, latePart } from '../ui/lazy-part.tsx';
import { needsToken } from './connection.ts';
import styles from './connection-button.module.css';
import { useConnection, useHub } from './hub-context.tsx';

const ConnectionPanel = latePart(async () => (await import('./connection-panel.tsx')).ConnectionPanel);

/** The task whose models the list of a server has. */
const CHAT_TASK = 'conversational';

/** Shows the service that is used, on every page, and opens its settings: service, token, fault. */
export function ConnectionButton() {
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const { connection, models } = useHub();
  const state = useConnection((current) => current);
  const isOnline = useIsOnline();
  const { isAway } = useStore(connection.host.store, (host) => host);
  const service = connection.service();
  const reach = useStore(connection.reach, (all) => all[service.id]);
  const isServer = service.endpointUrl !== undefined;
  // A server of the user may be gone: it is asked for its models on every page, once.
  useEffect(() => {
    if (isServer) models.of(connection.service(), CHAT_TASK);
  }, [isServer, models, connection]);
  const isWithoutToken = needsToken(service) && !state.hasToken;
  const isDead = isServer && reach?.isReached === false;
  const isRefused = reach?.isRefused === true;
  const tone = state.fault
    ? 'fault'
    : isDead || isRefused
      ? 'dead'
      : isAway || isWithoutToken || (!isOnline && needsToken(service))
        ? 'needy'
        : 'ready';
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-tone={tone}
        data-connection=""
        popoverTarget={id}
        onPointerEnter={want}
        onFocus={want}
      >
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.words}>
          <span className="visually-hidden">Connection: </span>
          <strong>{service.label}</strong>
          <span className={styles.detail}>{describe()}</span>
        </span>
      </button>
      <section
        id={id}
        popover="auto"
        className={styles.panel}
        aria-label="Connection"
        onToggle={({ newState }) => {
          if (newState !== 'open') return;
          want();
          if (isDead) models.reload(connection.service(), CHAT_TASK);
        }}
      >
        <h2 className={styles.title}>Connection</h2>
        <LazyPart>{isWanted && <ConnectionPanel />}</LazyPart>
      </section>
    </>
  );

  function describe(): ReactNode {
    if (isAway) return 'Does not respond';
    if (state.fault)
      return (
        <>
          <span className={styles.prefix}>Fault: </span>
          {state.fault.name}
        </>
      );
    if (isRefused) return state.hasToken ? 'Token refused' : 'Wants a token';
    if (service.isEmulator) return isOnline ? 'Offline emulator' : 'Works offline';
    if (isDead) return 'Does not respond';
    if (isServer)
      return reach?.isReached && reach.models !== undefined ? counted(reach.models, 'model') : 'Your own server';
    if (!isOnline) return 'You are offline';
    return isWithoutToken ? 'Enter a token' : 'Token entered';
  }
}

/** Tracks if the browser reports a network connection. */
function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
