import { Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './docs-page.module.css';
import type { FoundSections, SearchDocs } from './search-docs.ts';

interface DocsSearchProps {
  /** What is opened stays in sight beside the hits. */
  readonly isWide: boolean;
  /** What stands there without a search. */
  readonly children: ReactNode;
}

/**
 * The search of the documentation. Enter opens the first hit, the arrows lead to the others. A search stays until it is cleared; where
 * its hits would stand above the page that was opened, they are folded away until the field has the focus again.
 */
export function DocsSearch({ isWide, children }: DocsSearchProps) {
  const [text, setText] = useState('');
  const [isFolded, setIsFolded] = useState(false);
  const [search, setSearch] = useState<SearchDocs>();
  const [failure, setFailure] = useState<Error>();
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const load = () => {
    setFailure(undefined);
    import('./search-docs.ts')
      .then(({ loadDocsSearch }) => loadDocsSearch())
      .then(
        (loaded) => setSearch(() => loaded),
        (error: Error) => setFailure(error),
      );
  };
  const found = search?.(text);
  const change = (value: string) => {
    setText(value);
    setIsFolded(false);
  };
  const fold = () => setIsFolded(!isWide);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const [field, ...hits] = root.current?.querySelectorAll<HTMLElement>('input, li > a') ?? [];
    const place = hits.indexOf(event.target as HTMLElement);
    const [first] = found?.sections ?? [];
    if (event.key === 'Enter' && place < 0 && first) {
      void navigate({ to: '/docs/$', ...toTarget(first.path) });
      fold();
    } else if (event.key === 'Escape') {
      if (place < 0) change('');
      else field?.focus();
    } else if (text !== '' && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const next = place + (event.key === 'ArrowDown' ? 1 : -1);
      (next < 0 ? field : hits[next])?.focus();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and of the links in it.
    <div ref={root} className={styles.search} onKeyDown={onKeyDown}>
      <SearchField
        isWide
        label="Search the documentation"
        placeholder="Search"
        value={text}
        onFocus={() => {
          load();
          setIsFolded(false);
        }}
        onChange={change}
      />
      {text.trim() === '' || isFolded ? (
        children
      ) : failure ? (
        <LoadFailure error={failure} onRetry={load} />
      ) : (
        <Found found={found} onOpen={fold} onClear={() => change('')} />
      )}
    </div>
  );
}

interface FoundProps {
  /** Undefined while the search is loaded. */
  readonly found: FoundSections | undefined;
  readonly onOpen: () => void;
  /** Shows all pages again. */
  readonly onClear: () => void;
}

function Found({ found, onOpen, onClear }: FoundProps) {
  if (!found) return <p role="status">Searching…</p>;
  const { sections, count } = found;
  return (
    <>
      <p role="status" className={styles.count}>
        {count === 0 ? 'No page has these words.' : describeCount(sections.length, count)}
      </p>
      {count === 0 && <Button size="small" look="outline" label="All pages" onClick={onClear} />}
      <ul className={styles.found}>
        {sections.map(({ path, page, title, excerpt }) => (
          <li key={path}>
            {/* Without the hash, every section of the open page would be the current one. */}
            <Link to="/docs/$" {...toTarget(path)} activeOptions={{ exact: true, includeHash: true }} onClick={onOpen}>
              <strong>{title || page}</strong>
              {title && <small>{page}</small>}
              {excerpt.length > 0 && (
                <small className={styles.excerpt}>
                  {/* biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name. */}
                  {excerpt.map((part, place) => (place % 2 === 1 ? <mark key={place}>{part}</mark> : part))}
                </small>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** `1 section`, `8 sections`, `First 20 of 63 sections`. */
function describeCount(shown: number, count: number): string {
  if (shown < count) return `First ${shown} of ${count} sections`;
  return count === 1 ? '1 section' : `${count} sections`;
}

/** The address of a section, for a link. */
function toTarget(path: string) {
  const [page, hash] = path.split('#');
  return { params: { _splat: page }, ...(hash && { hash }) };
}
