import { Link, Outlet } from '@tanstack/react-router';
import type { HostConfig } from '../host/host-config.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Mark } from './mark.tsx';
import { ServiceBadge } from './service-badge.tsx';
import styles from './shell.module.css';
import type { Theme } from './theme/theme.ts';
import { ThemeSwitch } from './theme/theme-switch.tsx';
import { usePageChange } from './use-page-change.ts';

const PAGES = [
  { to: '/chat', label: 'Chat', icon: 'chat' },
  { to: '/about', label: 'About', icon: 'info' },
] as const satisfies readonly { to: string; label: string; icon: IconName }[];

interface ShellProps {
  readonly config: HostConfig;
  readonly theme: Theme;
}

/** The frame around every page: header, navigation and main area. */
export function Shell({ config, theme }: ShellProps) {
  const main = usePageChange();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <header className={styles.side}>
        <Link to="/chat" className={styles.brand} aria-label="hubkit workbench">
          <Mark />
          <span>
            hubkit <span className={styles.quiet}>workbench</span>
          </span>
        </Link>
        <nav className={styles.nav} aria-label="Pages">
          <ul>
            {PAGES.map(({ to, label, icon }) => (
              <li key={to}>
                <Link to={to} className={styles.link} activeProps={{ 'data-state': 'active' }}>
                  <Icon name={icon} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <ServiceBadge config={config} />
          <ThemeSwitch theme={theme} />
        </div>
      </header>
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
