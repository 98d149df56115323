import { Link, useRouterState } from '@tanstack/react-router';
import { Icon } from '../ui/icon.tsx';
import { LazyPart, latePart } from '../ui/lazy-part.tsx';
import { NAV_PAGES, type NavPage } from './feature-routes.ts';
import styles from './page-nav.module.css';

const RunningCount = latePart(async () => (await import('./running-count.tsx')).RunningCount);

interface PageNavProps {
  /** `foot` for the entries beside the connection. @default 'rooms' */
  readonly part?: 'rooms' | 'foot';
  readonly onChoose?: () => void;
}

/** The pages of the workbench. */
export function PageNav({ part = 'rooms', onChoose }: PageNavProps) {
  const current = useRouterState({ select: ({ location }) => findPage(location.pathname) });
  return (
    <nav className={styles.nav} aria-label={part === 'rooms' ? 'Pages' : 'Preferences'}>
      <ul className="bare-list">
        {NAV_PAGES.filter(({ isAtFoot = false }) => isAtFoot === (part === 'foot')).map(({ to, label, icon }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.link}
              // The router would mark `/docs`, too, where a page below another address is open.
              activeOptions={{ exact: true }}
              {...(to === current && { 'data-state': 'active', 'aria-current': 'page' })}
              title={label}
              onClick={onChoose}
            >
              <Icon name={icon} />
              <span>{label}</span>
              {to === ACTIVITY && (
                <LazyPart isOptional>
                  <RunningCount />
                </LazyPart>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ACTIVITY = '/activity';

/** The page of the sidebar with the longest address that leads to a path. */
function findPage(path: string): string | undefined {
  const isBelow = (beginning: string) => path === beginning || path.startsWith(`${beginning.replace(/\/$/, '')}/`);
  const fitting = NAV_PAGES.filter(({ to, covers = [] }: NavPage) => isBelow(to) || covers.some(isBelow));
  return fitting
    .map(({ to }) => to)
    .filter((to) => to !== '/' || path === '/')
    .sort((a, b) => b.length - a.length)[0];
}
