import { Link } from '@tanstack/react-router';
import type { DocEntry } from '../../doc-content/doc-page.ts';
import { useMedia } from '../../ui/use-media.ts';
import styles from './docs-page.module.css';
import { DocsSearch } from './docs-search.tsx';

interface DocsNavProps {
  readonly entries: readonly DocEntry[];
  readonly path: string;
}

/** The search, and the list of all pages by group: where there is little room, folded away as one. */
export function DocsNav(props: DocsNavProps) {
  const isWide = useMedia('(min-width: 64rem)');
  return (
    <nav className={styles.nav} aria-label="Documentation">
      <DocsSearch isWide={isWide}>
        {isWide ? (
          <Groups {...props} />
        ) : (
          <details key={props.path} className={styles.all}>
            <summary>All pages</summary>
            <Groups {...props} />
          </details>
        )}
      </DocsSearch>
    </nav>
  );
}

/** The pages that belong to no topic, then the topics; that of the open page is unfolded, or the first. */
function Groups({ entries, path }: DocsNavProps) {
  const groups = [...new Set(entries.map(({ group }) => group))].map((name) => ({
    name,
    pages: entries.filter(({ group }) => group === name),
  }));
  const [first, ...folded] = groups;
  const open = folded.find(({ pages }) => pages.some((page) => page.path === path)) ?? folded[0];
  return groups.map((group) => {
    const list = (
      <ul key={group.name}>
        {group.pages.map((page) => (
          <li key={page.path}>
            <Link
              to="/docs/$"
              params={{ _splat: page.path }}
              activeOptions={{ exact: true }}
              aria-current={page.path === path ? 'page' : undefined}
            >
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    );
    if (group === first) return list;
    return (
      <details key={`${group.name} ${group === open}`} open={group === open}>
        <summary>{group.name}</summary>
        {list}
      </details>
    );
  });
}
