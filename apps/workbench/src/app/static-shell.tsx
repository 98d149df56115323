import connection from '../services/connection-button.module.css';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { NAV_PAGES } from './feature-routes.ts';
import menu from './page-menu.module.css';
import nav from './page-nav.module.css';
import search from './palette/palette-host.module.css';
import styles from './shell.module.css';

/**
 * The frame of every page before its code is there, at the same places: index.html has it, and the app until the first page is loaded.
 * Its links lead where those of the sidebar lead.
 */
export function StaticShell() {
  return (
    <div className={styles.shell}>
      <header className={styles.side}>
        <div className={menu.menu}>
          <span className={buttonClass} data-icon-only>
            <Icon name="menu" />
          </span>
        </div>
        <a href="/" className={styles.brand} aria-label="hubkit workbench">
          <Mark />
          <span className={styles.name}>
            hubkit <span className={styles.quiet}>workbench</span>
          </span>
        </a>
        <span className={`${buttonClass} ${search.search}`}>
          <Icon name="search" />
          <span>Search and commands</span>
        </span>
        <div className={styles.wide}>
          <Links isAtFoot={false} />
        </div>
        <div className={styles.foot}>
          <div className={styles.wide}>
            <Links isAtFoot />
          </div>
          <span className={connection.button}>
            <span className={connection.dot} />
            <span className={connection.words}>
              <strong>Connection</strong>
              <span className={connection.detail}>Loading…</span>
            </span>
          </span>
          <div className={styles.themePlace} />
        </div>
      </header>
      <main className={styles.main} aria-busy="true" />
    </div>
  );
}

function Links({ isAtFoot }: { readonly isAtFoot: boolean }) {
  return (
    <nav className={nav.nav} aria-label={isAtFoot ? 'Preferences' : 'Pages'}>
      <ul className="bare-list">
        {NAV_PAGES.filter((page) => (page.isAtFoot ?? false) === isAtFoot).map(({ to, label, icon }) => (
          <li key={to}>
            <a href={to} className={nav.link} title={label}>
              <Icon name={icon} />
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The logo of the workbench, without its name. */
export function Mark() {
  return (
    <svg aria-hidden="true" width="26" height="26" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <path
        d="M10 8v16M22 8v16M10 16h12"
        stroke="var(--accent-text)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="16" cy="16" r="3.4" fill="var(--accent-text)" />
    </svg>
  );
}
