import { Link, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { BackgroundJobs } from '../background-jobs/background-jobs.tsx';
import { ConnectionButton } from '../services/connection-button.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Mark } from './mark.tsx';
import { PageMenu } from './page-menu.tsx';
import { PageNav } from './page-nav.tsx';
import { PaletteHost } from './palette/palette-host.tsx';
import styles from './shell.module.css';
import { useLocalLinks } from './use-local-links.ts';
import { usePageChange } from './use-page-change.ts';

/** The frame around every page: sidebar, and the page in the main area. */
export function Shell() {
  const main = usePageChange();
  useLocalLinks();
  return (
    <div className={styles.shell}>
      <ProgressBar />
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <header className={styles.side}>
        <PageMenu />
        <Link to="/" className={styles.brand} aria-label="hubkit workbench">
          <Mark />
          <span className={styles.name}>
            hubkit <span className={styles.quiet}>workbench</span>
          </span>
        </Link>
        <PaletteHost />
        <div className={styles.wide}>
          <PageNav />
        </div>
        <div className={styles.foot}>
          <div className={styles.wide}>
            <PageNav part="foot" />
          </div>
          <ConnectionButton />
          <div className={styles.theme}>
            <ThemeSwitch />
          </div>
        </div>
      </header>
      {/* The router finds it by this name: its place among the others changes while a page loads. */}
      <main ref={main} id="main" data-scroll-restoration-id="main" className={styles.main} tabIndex={-1}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <BackgroundJobs />
    </div>
  );
}
