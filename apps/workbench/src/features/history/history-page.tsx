import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStorage } from '../../database/storage-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterPills } from '../../ui/filter-pills.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { KeptWork } from '../../work-list/kept-work.ts';
import { useKeptWork } from '../../work-list/use-kept-work.ts';
import { WorkRows } from '../../work-list/work-rows.tsx';
import { findWork, readTexts, type WorkTexts } from './find-work.ts';
import styles from './history-page.module.css';
import { type HistorySearch, KINDS } from './history-search.ts';

const historyRoute = getRouteApi('/history');

/** Number of rows that are added at a time. */
const PART = 100;
const NO_TEXTS: WorkTexts = new Map();
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** All chats, runs, jobs and templates of this browser by day, with a search in their contents. */
export function HistoryPage() {
  const work = useKeptWork();
  const storage = useStorage();
  const search = historyRoute.useSearch();
  const navigate = historyRoute.useNavigate();
  const [texts, setTexts] = useState(NO_TEXTS);
  const [count, setCount] = useState(PART);
  const query = useDeferredValue(search.q ?? '');
  const isSearching = query.trim() !== '';
  // Contents are read when something is searched for, and again when they change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed work has other contents.
  useEffect(() => {
    let isCurrent = true;
    if (isSearching) void readTexts(storage).then((next) => isCurrent && setTexts(next));
    return () => {
      isCurrent = false;
    };
  }, [storage, isSearching, work]);
  const all = useMemo(() => findWork(work ?? [], texts, query), [work, texts, query]);
  const found = all.entries.filter(({ kind }) => search.kind === undefined || kind === search.kind);
  const countOf = (kind: KeptWork['kind']) => all.entries.filter((entry) => entry.kind === kind).length;
  const look = (change: HistorySearch) => {
    setCount(PART);
    void navigate({ to: '/history', search: { ...search, ...change }, replace: true, resetScroll: false });
  };
  return (
    <Page
      title="History"
      lead="What you did in this browser. It is sent nowhere; export or clear it under Settings."
      bar={
        work &&
        work.length > 0 && (
          <>
            <FilterPills
              label="Kind"
              value={search.kind ?? ''}
              items={[
                ['', `All ${all.entries.length}`],
                ...KINDS.map(([kind, label]) => [kind, `${label} ${countOf(kind)}`] as const),
              ]}
              onChange={(value) => look({ kind: KINDS.find(([kind]) => kind === value)?.[0] })}
            />
            <SearchField
              label="Search the history"
              placeholder="Words of messages, prompts, results"
              isWide
              value={search.q ?? ''}
              onChange={(text) => look({ q: text || undefined })}
            />
          </>
        )
      }
    >
      {work?.length === 0 && (
        <EmptyState
          icon="history"
          title="Nothing yet"
          text="Chats, runs, long jobs and templates are kept in this browser and listed here, with the images that they made."
        >
          <ButtonLink look="primary" icon="image" label="Make an image" href="/run/text-to-image" />
          <ButtonLink look="outline" icon="chat" label="Start a chat" href="/chat" />
        </EmptyState>
      )}
      {work && work.length > 0 && found.length === 0 && (
        <p role="status" className={styles.quiet}>
          Nothing here has all of these words.
        </p>
      )}
      {byDay(found.slice(0, count)).map(([day, entries]) => (
        <section key={day} className={styles.day} aria-label={day}>
          <h2>{day}</h2>
          <WorkRows entries={entries} excerpts={all.excerpts} />
        </section>
      ))}
      {found.length > count && (
        <div>
          <Button
            look="outline"
            label={`Show more (${found.length - count} left)`}
            onClick={() => setCount(count + PART)}
          />
        </div>
      )}
    </Page>
  );
}

function byDay(entries: readonly KeptWork[]): readonly (readonly [string, readonly KeptWork[]])[] {
  const days = new Map<string, KeptWork[]>();
  for (const entry of entries) {
    const day = DAY.format(entry.time);
    const others = days.get(day);
    if (others) others.push(entry);
    else days.set(day, [entry]);
  }
  return [...days];
}
