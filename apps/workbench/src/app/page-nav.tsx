import { Link, useRouterState } from '@tanstack/react-router';
import { NAV_GROUPS } from '../route/root-route.ts';
import { Icon } from '../ui/icon.tsx';
import { NAV_PAGES } from './feature-routes.ts';
import styles from './page-nav.module.css';

/** The pages of the workbench by group. */
export function PageNav({ onChoose }: { readonly onChoose?: () => void }) {
  const current = useRouterState({ select: ({ location }) => pageOf(location.pathname) });
  return (
    <nav className={styles.nav} aria-label="Pages">
      {NAV_GROUPS.map((group) => ({ group, pages: NAV_PAGES.filter((page) => page.group === group) }))
        .filter(({ pages }) => pages.length > 0)
        .map(({ group, pages }) => (
          <div key={group}>
            <p className={styles.group}>{group}</p>
            <ul>
              {pages.map(({ to, label, icon }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className={styles.link}
                    // The router would mark `/jobs`, too, where `/jobs/bulk` is open.
                    activeOptions={{ exact: true }}
                    {...(to === current && { 'data-state': 'active', 'aria-current': 'page' })}
                    title={label}
                    onClick={onChoose}
                  >
                    <Icon name={icon} />
                    <span className={styles.label}>{label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}

/** The page of the sidebar with the longest address that leads to a path. */
function pageOf(path: string): string | undefined {
  const fitting = NAV_PAGES.map(({ to }) => to).filter(
    (to) => path === to || path.startsWith(`${to.replace(/\/$/, '')}/`),
  );
  return fitting.filter((to) => to !== '/' || path === '/').sort((a, b) => b.length - a.length)[0];
}
