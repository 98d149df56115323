import { useHub } from '../../services/hub-context.tsx';
import { ServiceField } from '../../services/service-field.tsx';
import { TokenField } from '../../services/token-field.tsx';
import { ThemeSwitch } from '../../theme/theme-switch.tsx';
import { Page } from '../../ui/page.tsx';
import { HistorySection } from './history-section.tsx';
import styles from './settings-page.module.css';

/** The settings of the workbench: colors, connection, history. */
export function SettingsPage() {
  const { connection } = useHub();
  return (
    <Page title="Settings" lead="Kept in this browser, for this address." width="text">
      <section className={styles.section} aria-labelledby="colors">
        <h2 id="colors">Colors</h2>
        <p>The same in all tabs of this browser.</p>
        <ThemeSwitch />
      </section>
      <section className={styles.section} aria-labelledby="connection">
        <h2 id="connection">Connection</h2>
        {connection.config.services.length > 1 && <ServiceField />}
        <TokenField />
      </section>
      <section className={styles.section} aria-labelledby="history">
        <h2 id="history">History</h2>
        <HistorySection />
      </section>
    </Page>
  );
}
