import { Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import type { DocEntry } from '../../doc-content/doc-page.ts';
import { Button } from '../../ui/button.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useMedia } from '../../ui/use-media.ts';
import styles from './docs-page.module.css';
import type { FoundSection, SearchDocs } from './search-docs.ts';

interface DocsNavProps {
  readonly entries: readonly DocEntry[];
  readonly path: string;
}

/** The search, whose first hit Enter opens, and the list of all pages by group. */
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
  const sections = search?.(text);
  const navigate = useNavigate();
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    const [first] = sections ?? [];
    if (key !== 'Enter' || isComposing(nativeEvent) || !first) return;
    void navigate({ to: '/docs/$', ...toTarget(first) });
    clear();
  };
  return (
    <nav className={styles.nav} aria-label="Documentation">
      <SearchField
        isWide
        label="Search the documentation"
        placeholder="Search"
        value={text}
        onFocus={load}
        onKeyDown={onKeyDown}
        onChange={setText}
      />
      {text.trim() === '' ? (
        <AllPages entries={entries} path={path} />
      ) : failure ? (
        <LoadFailure error={failure} onRetry={load} />
      ) : (
        <Found sections={sections} onClear={clear} />
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
        {sections.map((section) => {
          const { path, page, title, excerpt } = section;
          return (
            <li key={path}>
              {/* Without the hash, every section of the open page would be the current one. */}
              <Link
                to="/docs/$"
                {...toTarget(section)}
                activeOptions={{ exact: true, includeHash: true }}
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

/** The address of a section, for a link. */
function toTarget({ path }: FoundSection) {
  const [page, hash] = path.split('#');
  return { params: { _splat: page }, ...(hash && { hash }) };
}
