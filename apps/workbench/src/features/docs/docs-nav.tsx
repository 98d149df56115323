import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DocEntry } from '../../doc-content/doc-page.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useMedia } from '../../ui/use-media.ts';
import styles from './docs-page.module.css';
import type { FoundSection, SearchDocs } from './search-docs.ts';

interface DocsNavProps {
  readonly entries: readonly DocEntry[];
  readonly path: string;
}

/** The search, and the list of all pages by group; the group of the open page is unfolded. */
export function DocsNav({ entries, path }: DocsNavProps) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState<SearchDocs>();
  const [failure, setFailure] = useState<Error>();
  const load = () => {
    setFailure(undefined);
    import('./search-docs.ts')
      .then(({ loadDocsSearch }) => loadDocsSearch())
      .then(
        (loaded) => setSearch(() => loaded),
        (error: Error) => setFailure(error),
      );
  };
  const clear = () => setText('');
  return (
    <nav className={styles.nav} aria-label="Documentation">
      <SearchField
        isWide
        label="Search the documentation"
        placeholder="Search"
        value={text}
        onFocus={load}
        onChange={setText}
      />
      {text.trim() === '' ? (
        <AllPages entries={entries} path={path} />
      ) : failure ? (
        <LoadFailure error={failure} onRetry={load} />
      ) : (
        <Found sections={search?.(text)} onClear={clear} />
      )}
    </nav>
  );
}

/** The groups; where there is little room, folded away as one. */
function AllPages(props: DocsNavProps) {
  const isWide = useMedia('(min-width: 64rem)');
  if (isWide) return <Groups {...props} />;
  return (
    <details key={props.path} className={styles.all}>
      <summary>All pages</summary>
      <Groups {...props} />
    </details>
  );
}

function Groups({ entries, path }: DocsNavProps) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  const current = entries.find((entry) => entry.path === path)?.group ?? 'Guide';
  return groups.map((group) => (
    <details key={`${group} ${group === current}`} open={group === current}>
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
  ));
}

interface FoundProps {
  /** Undefined while the search is loaded. */
  readonly sections: readonly FoundSection[] | undefined;
  /** Shows all pages again. */
  readonly onClear: () => void;
}

function Found({ sections, onClear }: FoundProps) {
  if (!sections) return <p role="status">Searching…</p>;
  return (
    <>
      <p role="status" className={styles.count}>
        {sections.length === 0 ? 'No page has these words.' : `${sections.length} sections`}
      </p>
      {sections.length === 0 && <Button size="small" look="outline" label="All pages" onClick={onClear} />}
      <ul className={styles.found}>
        {sections.map(({ path, page, title, excerpt }) => {
          const [splat = '', hash] = path.split('#');
          return (
            <li key={path}>
              {/* Without the hash, every section of the open page would be the current one. */}
              <Link
                to="/docs/$"
                params={{ _splat: splat }}
                activeOptions={{ exact: true, includeHash: true }}
                {...(hash && { hash })}
                onClick={onClear}
              >
                {title || page}
                {title && <small>{page}</small>}
                {excerpt.length > 0 && (
                  <small className={styles.excerpt}>
                    {/* biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name. */}
                    {excerpt.map((part, place) => (place % 2 === 1 ? <mark key={place}>{part}</mark> : part))}
                  </small>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
