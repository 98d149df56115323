import { Link } from '@tanstack/react-router';
import type { DocEntry } from '../../doc-content/doc-page.ts';
import { useMedia } from '../../ui/use-media.ts';
import styles from './docs-page.module.css';

/** The list of all pages, by group; where there is room, the group of the open page is unfolded. */
export function DocsNav({ entries, path }: { readonly entries: readonly DocEntry[]; readonly path: string }) {
  const isWide = useMedia('(min-width: 64rem)');
  const groups = [...new Set(entries.map(({ group }) => group))];
  const current = entries.find((entry) => entry.path === path)?.group ?? 'Guide';
  return (
    <nav className={styles.nav} aria-label="Documentation">
      {groups.map((group) => (
        <details key={`${group} ${group === current}`} open={isWide && group === current}>
          <summary>{group}</summary>
          <ul>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <li key={entry.path}>
                  <Link to="/docs/$" params={{ _splat: entry.path }} activeOptions={{ exact: true }}>
                    {entry.title}
                  </Link>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
