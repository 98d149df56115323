import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { toTitle } from './example-title.ts';
import { EXAMPLE_GROUPS } from './examples.ts';
import styles from './gallery-page.module.css';
import type { GallerySearch } from './gallery-search.ts';

interface PanelListProps {
  readonly search: GallerySearch;
  /** The name of the shown example. */
  readonly name: string;
}

/** The examples by group, with the shown one in sight. */
export function PanelList({ search, name }: PanelListProps) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another example is elsewhere in the list.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) showInside(list.current, current);
  }, [name]);
  return (
    <nav ref={list} className={styles.names} aria-label="Panels">
      {EXAMPLE_GROUPS.map(([group, names]) => (
        <section key={group} aria-label={`Examples: ${group}`}>
          <h2>{group}</h2>
          {names.map((panel) => (
            <Link
              key={panel}
              to="/docs/gallery"
              search={{ ...search, panel }}
              aria-current={panel === name ? 'page' : undefined}
              className={styles.name}
            >
              {toTitle(panel)}
            </Link>
          ))}
        </section>
      ))}
    </nav>
  );
}

/** Scrolls a list as far as an entry needs it, and nothing around the list: half a line further, so that the next one shows. */
function showInside(list: HTMLElement, entry: HTMLElement): void {
  const { top, bottom, height } = entry.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  const lowest = Math.min(frame.bottom, innerHeight) - height / 2;
  if (bottom > lowest) list.scrollTop += bottom - lowest;
  else if (top < frame.top + height / 2) list.scrollTop -= frame.top + height / 2 - top;
}
