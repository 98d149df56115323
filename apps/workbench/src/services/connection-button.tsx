import { lazy, type ReactNode, useId, useState } from 'react';
import { useStore } from '../state/use-store.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import { needsToken } from './connection.ts';
import styles from './connection-button.module.css';
import { useConnection, useHub } from './hub-context.tsx';
import { hostOf } from './own-servers.ts';
import { useIsOnline } from './use-is-online.ts';

const ConnectionPanel = lazy(() =>
  import('./connection-panel.tsx').then((module) => ({ default: module.ConnectionPanel })),
);

/** Shows the service that is used, on every page, and opens its settings: service, token, fault. */
export function ConnectionButton() {
  const id = useId();
  const [wasOpened, setOpened] = useState(false);
  const { connection } = useHub();
  const state = useConnection((current) => current);
  const isOnline = useIsOnline();
  const { isAway } = useStore(connection.host.store, (host) => host);
  const service = connection.service();
  const isWithoutToken = needsToken(service) && !state.hasToken;
  const tone = state.fault
    ? 'fault'
    : isAway || isWithoutToken || (!isOnline && needsToken(service))
      ? 'needy'
      : 'ready';
  return (
    <>
      <button type="button" className={styles.button} data-tone={tone} data-connection="" popoverTarget={id}>
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
        onToggle={({ newState }) => newState === 'open' && setOpened(true)}
      >
        <h2 className={styles.title}>Connection</h2>
        <LazyPart>{wasOpened && <ConnectionPanel />}</LazyPart>
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
    if (service.isEmulator) return isOnline ? 'No network needed' : 'Works offline';
    if (service.endpointUrl !== undefined) return hostOf(service.endpointUrl);
    if (!isOnline) return 'You are offline';
    return isWithoutToken ? 'Enter a token' : 'Token entered';
  }
}
