import type { ListedRow, NumberedMoment } from '@hubkit/bulk';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { formatCost } from '../../run/cost.ts';
import { duration as latency } from '../../run/format-facts.ts';
import { follow } from '../../state/follow.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/card-grid.tsx';
import { FilterPills } from '../../ui/filter-pills.tsx';
import { count, counted } from '../../ui/format-count.ts';
import { LineList } from '../../ui/line-list.tsx';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { diskRun, type WholeRow } from './disk-api.ts';
import styles from './disk-run.module.css';
import type { RowSearch } from './disk-run.ts';
import { describeInput, inLine } from './format-run.ts';
import { useRows } from './use-rows.ts';

/** Height of a row in px, and of one that is open. */
const ROW_PX = 48;
const OPEN_PX = 420;

const STATES = [
  ['', 'All'],
  ['done', 'Done'],
  ['dead', 'Failed'],
  ['claimed', 'Under way'],
  ['waiting', 'Waiting'],
] as const;

interface RowsTableProps {
  readonly name: string;
  /** Template of the prompt, whose columns name a row. */
  readonly prompt: string | undefined;
  /** Counts the rows by state. */
  readonly moment: NumberedMoment | undefined;
  readonly isLive: boolean;
  readonly search: RowSearch;
  readonly onSearch: (search: RowSearch) => void;
}

/** The rows of a run, input beside answer; only those in sight are loaded and drawn. */
export function RowsTable({ name, prompt, moment, isLive, search, onSearch }: RowsTableProps) {
  const [chosen, setChosen] = useState<number>();
  const found = useRows(name, search, isLive);
  const scroller = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: found.count ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (found.rowAt(index)?.seq === chosen ? OPEN_PX : ROW_PX),
    overscan: 8,
  });
  // Heights are kept until they are measured again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open row is what changes them.
  useEffect(() => virtual.measure(), [virtual, chosen]);
  const items = virtual.getVirtualItems();
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  const { look } = found;
  useEffect(() => look(from, to), [look, from, to]);
  const { code } = search;
  return (
    <Section title="Rows">
      <div className="row">
        <FilterPills
          label="Row state"
          value={search.state ?? ''}
          items={STATES.map(([state, label]) => {
            const rows = countRows(state, moment);
            return [
              state,
              moment ? `${label} ${count(rows)}` : label,
              state === 'dead' && rows > 0 ? 'danger' : undefined,
            ] as const;
          })}
          onChange={(state) => onSearch({ q: search.q, ...(state !== '' && { state }) })}
        />
        <SearchField
          label="Search the rows"
          placeholder="Text in input or answer"
          value={search.q ?? ''}
          onChange={(q) => onSearch({ ...search, q: q || undefined })}
        />
        {code !== undefined && (
          <Button
            size="small"
            look="outline"
            label={`Failed with ${code} ×`}
            onClick={() => onSearch({ ...search, code: undefined })}
          />
        )}
        {found.count !== undefined && Object.values(search).some(Boolean) && (
          <span className="quiet">{counted(found.count, 'row')}</span>
        )}
      </div>
      <section ref={scroller} className={`frame ${styles.scroller}`} aria-label="Table of rows" {...SCROLL_REGION}>
        <p className={styles.head} aria-hidden="true">
          <span>Row</span>
          <span>Input</span>
          <span>Answer</span>
          <span>Time</span>
          <span>Cost</span>
        </p>
        <ol className={`bare-list ${styles.rows}`} style={{ blockSize: virtual.getTotalSize() }}>
          {items.map(({ index, start, size }) => {
            const row = found.rowAt(index);
            const isOpen = row !== undefined && row.seq === chosen;
            return (
              <li key={index} style={{ transform: `translateY(${start}px)`, blockSize: size }}>
                {row ? (
                  <RowLine
                    row={row}
                    prompt={prompt}
                    isOpen={isOpen}
                    onToggle={() => setChosen(isOpen ? undefined : row.seq)}
                  />
                ) : (
                  <span className="quiet">…</span>
                )}
                {isOpen && <RowDetail name={name} seq={row.seq} />}
              </li>
            );
          })}
        </ol>
      </section>
    </Section>
  );
}

/** Number of the rows in a state; of all for none. */
function countRows(state: (typeof STATES)[number][0], moment: NumberedMoment | undefined): number {
  const { rows = Number.NaN, done = 0, dead = 0, claimed = 0 } = moment ?? {};
  return { '': rows, done, dead, claimed, waiting: Math.max(0, rows - done - dead - claimed) }[state];
}

interface RowLineProps extends Pick<RowsTableProps, 'prompt'> {
  readonly row: ListedRow;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function RowLine({ row, prompt, isOpen, onToggle }: RowLineProps) {
  const { seq, state, row: columns, output, error, ms, cost } = row;
  const [, stateLabel] = STATES.find(([known]) => known === state) ?? [];
  return (
    <button type="button" className={styles.row} data-state={state} aria-expanded={isOpen} onClick={onToggle}>
      <span>{count(seq)}</span>
      <span>{describeInput(columns, prompt)}</span>
      <span>{error ? `${error.code}: ${error.message}` : output === undefined ? stateLabel : inLine(output)}</span>
      {ms === undefined && state === 'done' ? (
        <span title="The answer of an earlier run">kept</span>
      ) : (
        <span>{ms === undefined ? '' : latency(ms)}</span>
      )}
      <span>{cost === undefined ? '' : formatCost(cost)}</span>
    </button>
  );
}

/** A row as a whole: its columns beside its answer, and its requests. */
function RowDetail({ name, seq }: { readonly name: string; readonly seq: number }) {
  const [row, setRow] = useState<WholeRow>();
  useEffect(() => {
    setRow(undefined);
    return follow(diskRun(name).loadRow(seq), setRow, () => {});
  }, [name, seq]);
  return (
    <section className={`stack ${styles.detail}`} aria-label={`Row ${seq}`} {...SCROLL_REGION}>
      {row && (
        <>
          <div className={styles.sides}>
            <div>
              <h3>Input</h3>
              <pre>{JSON.stringify(row.row, null, 2)}</pre>
            </div>
            <div>
              <h3>{row.error ? 'Failure' : 'Answer'}</h3>
              <pre>{row.error ? `${row.error.code}: ${row.error.message}` : asText(row.output)}</pre>
            </div>
          </div>
          <LineList>
            {row.attempts.map(({ startedAt, ms, code, provider, status, message }) => (
              <li key={startedAt + code}>
                <span>{[code, status, provider].filter((part) => part !== undefined).join(' · ')}</span>
                <span>{`${count(ms)} ms${message === undefined ? '' : ` · ${message}`}`}</span>
              </li>
            ))}
          </LineList>
        </>
      )}
    </section>
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? 'no answer yet');
}
