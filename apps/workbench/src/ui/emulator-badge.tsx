import styles from './emulator-badge.module.css';

/** Marks what the emulator makes up, so that nobody takes it for the model's own. */
export function EmulatorBadge() {
  return (
    <span className={styles.badge} title="Made up by the emulator">
      emulator
    </span>
  );
}
