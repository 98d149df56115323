import type { HostConfig } from '../host/host-config.ts';
import styles from './service-badge.module.css';
import { useIsOnline } from './use-is-online.ts';

/** Says where answers come from: made up on this machine, or from real services that need a network. */
export function ServiceBadge({ config }: { readonly config: HostConfig }) {
  const isOnline = useIsOnline();
  const isOnlyEmulator = config.services.every(({ isEmulator }) => isEmulator);
  return (
    <p className={styles.badge} data-state={isOnline ? 'online' : 'offline'}>
      <span className={styles.dot} aria-hidden="true" />
      <span>
        <strong>{isOnlyEmulator ? 'Emulator' : 'Emulator and hub'}</strong>
        <span className={styles.text}>
          {isOnlyEmulator
            ? 'Answers are generated on this machine, without a network.'
            : isOnline
              ? 'Choose the service in Settings.'
              : 'You are offline: only the emulator is available.'}
        </span>
      </span>
    </p>
  );
}
