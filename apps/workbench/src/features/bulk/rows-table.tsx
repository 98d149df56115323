import type { ListedRow } from '@hubkit/bulk';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { FilterPills } from '../../ui/filter-pills.tsx';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './bulk.module.css';
import type { RowSearch } from './bulk-run.ts';
import { count, inLine } from './format-run.ts';
import { useRows } from './use-rows.ts';

/** Height of a row in px. */
const ROW_PX = 44;

const STATES = [
  ['', 'All'],
  ['done', 'Done'],
  ['dead', 'Failed'],
  ['claimed', 'Under way'],
  ['waiting', 'Waiting'],
] as const;

interface RowsTableProps {
  readonly name: string;
  readonly isLive: boolean;
  readonly search: RowSearch;
  readonly onSearch: (search: RowSearch) => void;
  readonly chosen: number | undefined;
  readonly onChoose: (seq: number) => void;
}

/** The rows of a run, input beside answer; only those in sight are loaded and drawn. */
export function RowsTable({ name, isLive, search, onSearch, chosen, onChoose }: RowsTableProps) {
  const found = useRows(name, search, isLive);
  const scroller = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: found.count ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
  });
  const items = virtual.getVirtualItems();
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  const { look } = found;
  useEffect(() => look(from, to), [look, from, to]);
  const { code } = search;
  return (
    <section className={styles.part} aria-label="Rows">
      <h2>Rows</h2>
      <div className={styles.filters}>
        <FilterPills
          label="State of the rows"
          value={search.state ?? ''}
          items={STATES}
          onChange={(state) => onSearch({ q: search.q, ...(state !== '' && { state }) })}
        />
        <SearchField
          label="Search the rows"
          placeholder="Text in input or answer"
          value={search.q ?? ''}
          onChange={(q) => onSearch({ ...search, q: q || undefined })}
        />
        {code !== undefined && (
          <button type="button" className={styles.chip} onClick={() => onSearch({ ...search, code: undefined })}>
            {`Failed with ${code} ×`}
          </button>
        )}
        {found.count !== undefined && <span className={styles.quiet}>{`${count(found.count)} rows`}</span>}
      </div>
      <section ref={scroller} className={styles.scroller} aria-label="Table of rows" {...SCROLL_REGION}>
        <ol className={styles.rows} style={{ blockSize: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => (
            <li key={index} style={{ transform: `translateY(${start}px)`, blockSize: ROW_PX }}>
              <RowLine row={found.rowAt(index)} isChosen={found.rowAt(index)?.seq === chosen} onChoose={onChoose} />
            </li>
          ))}
        </ol>
      </section>
    </section>
  );
}

interface RowLineProps {
  readonly row: ListedRow | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (seq: number) => void;
}

function RowLine({ row, isChosen, onChoose }: RowLineProps) {
  if (!row) return <span className={styles.quiet}>…</span>;
  const { seq, state, row: columns, output, error } = row;
  return (
    <button
      type="button"
      className={styles.row}
      data-state={state}
      aria-pressed={isChosen}
      onClick={() => onChoose(seq)}
    >
      <span>{count(seq)}</span>
      <span>{inLine(longestText(columns) ?? columns)}</span>
      <span>{error ? `${error.code}: ${error.message}` : output === undefined ? LABELS[state] : inLine(output)}</span>
    </button>
  );
}

/** The longest text of a row. */
function longestText(columns: ListedRow['row']): string | undefined {
  const texts = Object.values(columns).filter((value) => typeof value === 'string');
  return texts.sort((a, b) => b.length - a.length)[0];
}

const LABELS: Readonly<Record<ListedRow['state'], string>> = {
  waiting: 'waiting',
  claimed: 'under way',
  done: '',
  dead: 'failed',
};
