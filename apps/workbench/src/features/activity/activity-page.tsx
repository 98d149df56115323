import { getRouteApi } from '@tanstack/react-router';
import { type ComponentProps, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { groupFailures } from '../../background-jobs/job-entry.ts';
import { useJobs } from '../../background-jobs/use-jobs.ts';
import { useStorage } from '../../database/storage-context.tsx';
import { follow } from '../../state/follow.ts';
import { useStore } from '../../state/use-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterPills } from '../../ui/filter-pills.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { KeptWork } from '../../work-list/kept-work.ts';
import { MediaPreview } from '../../work-list/media-preview.tsx';
import { useStarredWork } from '../../work-list/starred-work.ts';
import { useKeptWork } from '../../work-list/use-kept-work.ts';
import { STATE_LABELS } from '../../work-list/work-rows.tsx';
import styles from './activity-page.module.css';
import { type ActivitySearch, FILTERS } from './activity-search.ts';
import { EntryRows } from './entry-rows.tsx';
import { findWork, readTexts, type WorkTexts } from './find-work.ts';
import { answerExcerpts, type LastAnswers, markFailedChats, readLastAnswers } from './last-answers.ts';

const activityRoute = getRouteApi('/activity');

/** Number of entries that are added at a time. */
const PART = 100;
const NO_TEXTS: WorkTexts = new Map();
const NO_ANSWERS: LastAnswers = new Map();
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** Everything that was done here by day: chats, runs of every kind and templates, with a search in their contents. */
export function ActivityPage() {
  const work = useKeptWork();
  const starred = useStarredWork();
  const storage = useStorage();
  const search = activityRoute.useSearch();
  const navigate = activityRoute.useNavigate();
  const [texts, setTexts] = useState(NO_TEXTS);
  const [count, setCount] = useState(PART);
  const query = useDeferredValue(search.q ?? '');
  const isSearching = query.trim() !== '';
  // Contents are read when something is searched for, and again when they change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed work has other contents.
  useEffect(() => {
    if (isSearching) return follow(readTexts(storage), setTexts);
  }, [storage, isSearching, work]);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  // Chats are told apart by their last answers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed work has other answers.
  useEffect(() => follow(storage.list('turns').then(readLastAnswers), setAnswers), [storage, work]);
  const all = useMemo(() => {
    const found = findWork(markFailedChats(work ?? [], answers), texts, query);
    return { ...found, excerpts: new Map([...answerExcerpts(answers), ...found.excerpts]) };
  }, [work, answers, texts, query]);
  const chips = FILTERS.map(([name, label, isShown]) => {
    const entries = all.entries.filter((entry) => isShown(entry, starred.ids));
    return { name, label, entries };
  });
  const found = chips.find(({ name }) => name === search.show)?.entries ?? all.entries;
  const shown = found.slice(0, count);
  const look = (change: ActivitySearch) => {
    setCount(PART);
    void navigate({ to: '/activity', search: { ...search, ...change }, replace: true, resetScroll: false });
  };
  return (
    <Page
      title="Activity"
      lead={
        <>
          Everything you did here, by day. The calls of your own code are in <a href="/program">Your program</a>.
        </>
      }
      bar={
        work &&
        work.length > 0 && (
          <>
            {/* First, at a place that no other number of kinds moves. */}
            <SearchField
              label="Search the activity"
              placeholder="Messages, prompts, results"
              value={search.q ?? ''}
              onChange={(text) => look({ q: text || undefined })}
            />
            <FilterPills
              label="Kind"
              value={search.show ?? ''}
              items={[
                ['', `All ${all.entries.length}`],
                ...chips
                  .filter(({ name, entries }) => entries.length > 0 || name === search.show)
                  .map(
                    ({ name, label, entries }) =>
                      [name, `${label} ${entries.length}`, name === 'failed' ? 'danger' : undefined] as const,
                  ),
              ]}
              onChange={(value) => look({ show: chips.find(({ name }) => name === value)?.name })}
            />
          </>
        )
      }
    >
      {work?.length === 0 && <NothingYet />}
      {work && work.length > 0 && found.length === 0 && (
        <EmptyState
          icon="search"
          title={isSearching ? 'Nothing found' : search.show === 'failed' ? 'Nothing failed' : 'Nothing of this kind'}
          text={isSearching ? 'No entry of this kind has these words.' : 'All other entries are still there.'}
        >
          <Button
            look="outline"
            icon="close"
            label="Clear filters"
            onClick={() => look({ show: undefined, q: undefined })}
          />
        </EmptyState>
      )}
      {search.show === 'images' || search.show === 'videos' ? (
        <MediaGrid label={search.show === 'images' ? 'Images' : 'Videos'} entries={shown} />
      ) : search.show === 'failed' ? (
        <FailureGroups entries={shown} starred={starred} excerpts={all.excerpts} />
      ) : (
        byDay(shown).map(([day, entries]) => (
          <section key={day} className={`stack ${styles.day}`} aria-label={day}>
            <h2>{day}</h2>
            <EntryRows entries={entries} starred={starred} excerpts={all.excerpts} />
          </section>
        ))
      )}
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

function NothingYet() {
  return (
    <EmptyState
      icon="history"
      title="Nothing yet"
      text="Chats, images, runs, evaluations and templates appear here, with their results."
    >
      <ButtonLink look="primary" icon="image" label="Make an image" href="/tasks/text-to-image/try" />
      <ButtonLink look="outline" icon="chat" label="Start a chat" href="/chat" />
    </EmptyState>
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

/** The images or videos that were made, each with its prompt. */
function MediaGrid({ label, entries }: { readonly label: string; readonly entries: readonly KeptWork[] }) {
  return (
    <ul className={`bare-list ${styles.grid}`} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className={`stack ${styles.item}`}>
          {entry.media ? (
            <MediaPreview className={styles.picture} media={entry.media} />
          ) : (
            <span className={`quiet ${styles.picture} ${styles.none}`}>{STATE_LABELS[entry.state]}</span>
          )}
          <a className={`cover-link ${styles.prompt}`} href={entry.to} title={entry.title}>
            {entry.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What failed by its cause, the most frequent first; long runs of one cause can be repeated together. */
function FailureGroups({ entries, ...rows }: ComponentProps<typeof EntryRows>) {
  const jobs = useJobs();
  const stored = useStore(jobs.store, (state) => state.entries);
  const jobOf = ({ id }: KeptWork) => (id.startsWith('jobs ') ? stored[id.slice('jobs '.length)] : undefined);
  const groups = groupFailures(entries.flatMap((entry) => jobOf(entry) ?? []));
  const others = entries.filter((entry) => jobOf(entry)?.state !== 'failed');
  return (
    <>
      {groups.map(({ cause, entries: failed }) => (
        <section key={cause} className={`stack ${styles.day}`} aria-label={`Failed: ${cause}`}>
          <div className={`row ${styles.cause}`}>
            <h2>{`${failed.length} × ${cause}`}</h2>
            <Button
              size="small"
              look="outline"
              icon="refresh"
              label={failed.length === 1 ? 'Run again' : 'Run all again'}
              onClick={() => {
                for (const { id } of failed) jobs.runAgain(id);
              }}
            />
          </div>
          <EntryRows entries={entries.filter((entry) => failed.some((job) => job === jobOf(entry)))} {...rows} />
        </section>
      ))}
      {others.length > 0 && <EntryRows entries={others} {...rows} />}
    </>
  );
}
