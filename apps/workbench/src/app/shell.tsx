import { Link, Outlet, useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { BackgroundJobs } from '../background-jobs/background-jobs.tsx';
import { ConnectionButton } from '../services/connection-button.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { hasKeyboard } from '../ui/has-keyboard.ts';
import { FEATURE_ROUTES } from './feature-routes.gen.ts';
import { resolveAlias } from './feature-routes.ts';
import { PageMenu } from './page-menu.tsx';
import { PageNav } from './page-nav.tsx';
import { PaletteHost } from './palette/palette-host.tsx';
import styles from './shell.module.css';
import { Mark } from './static-shell.tsx';

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

/**
 * Opens plain links to other pages of the workbench without loading it anew, which would end running answers and forget the
 * token. Panels and texts bring such links, and know no router.
 */
function useLocalLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
      const { origin, pathname, search, hash, protocol } = link;
      const path = resolveAlias(pathname) ?? pathname;
      if (!protocol.startsWith('http') || origin !== location.origin || !isPage(path)) return;
      // A fragment of the same page is the browser's.
      if (pathname === location.pathname && hash !== '') return;
      event.preventDefault();
      router.history.push(path + search + hash);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);
}

/** The host serves more than pages: the emulator, files. */
function isPage(path: string): boolean {
  return FEATURE_ROUTES.some(({ options }) => (options as { path: string }).path.split('/')[1] === path.split('/')[1]);
}

/** Names the window after the page, and moves the focus to its start when another page is opened that moves it nowhere else. */
function usePageChange() {
  const main = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  // Not the address that is asked for: `/` leads elsewhere, which is no change of page.
  const address = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const page = useMatches({ select: (matches) => matches.at(-1) });
  const path: string | undefined = address && (page?.staticData.isOnePage ? page.routeId : address);
  const hasOwnFocus = page?.staticData.hasOwnFocus === true;
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });

  // Before the effects of the page, which may have a name of its own.
  useLayoutEffect(() => {
    // Where no page is, the screen that says so names the window.
    if (title) document.title = `${title} · hubkit workbench`;
  }, [title]);

  useEffect(() => {
    const isOther = path !== undefined && shown.current !== undefined && path !== shown.current;
    if (isOther && !(hasOwnFocus && hasKeyboard())) main.current?.focus();
    shown.current = path;
  }, [path, hasOwnFocus]);

  return main;
}

/** A line at the top of the window while a page is loaded: it appears only where that takes longer than a blink. */
function ProgressBar() {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading });
  return isLoading ? <div className={styles.progress} role="progressbar" aria-label="Loading the page" /> : null;
}
