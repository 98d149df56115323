import type { ReactNode } from 'react';
import { ConnectionPanel } from '../../services/connection-panel.tsx';
import { useStore } from '../../state/use-store.ts';
import { THEMES, type ThemeName } from '../../theme/theme.ts';
import { useTheme } from '../../theme/theme-context.tsx';
import { Page } from '../../ui/page.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { ShortcutList } from '../../ui/shortcut-list.tsx';
import { HistorySection } from './history-section.tsx';
import styles from './settings-page.module.css';

const THEME_LABELS: Readonly<Record<ThemeName, string>> = { system: 'As the system', light: 'Light', dark: 'Dark' };

/** The settings of the workbench: colors, connection, history, and the list of its keys. */
export function SettingsPage() {
  const theme = useTheme();
  const chosen = useStore(theme.store, ({ name }) => name);
  return (
    <Page title="Settings" lead="Saved in this browser only.">
      <Section id="colors" title="Colors" about="The same in all tabs of this browser.">
        <SegmentedControl
          label="Colors"
          value={chosen}
          items={THEMES.map((name) => [name, THEME_LABELS[name]] as const)}
          onChange={theme.choose}
        />
      </Section>
      <Section id="connection" title="Connection" about="Where calls go. A reload forgets the token.">
        <ConnectionPanel />
      </Section>
      <Section id="history" title="History" about="Exports hold no tokens.">
        <HistorySection />
      </Section>
      <Section id="keys" title="Keyboard" about="Press Ctrl K for everything else.">
        <ShortcutList />
      </Section>
    </Page>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

/** Shows one subject: its name and purpose at the side, its fields in a frame. */
function Section({ id, title, about, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={`quiet ${styles.about}`}>
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
      </div>
      <div className={`stack ${styles.fields}`}>{children}</div>
    </section>
  );
}
