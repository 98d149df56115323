import { useEffect, useMemo, useRef, useState } from 'react';
import { useHub } from '../services/hub-context.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { type LoggedExchange, readTimeline, type Timeline } from './exchange.ts';
import { duration } from './format-facts.ts';
import { Replay } from './replay.tsx';
import type { Run } from './run.ts';
import styles from './run-details.module.css';
import { testOfRun } from './test-of-run.ts';

/** The most events that are drawn. */
const MAX_ROWS = 200;

/** The requests of a run as the emulator logged them, and the events as the client reported them. */
export function RunLog({ run }: { readonly run: Run }) {
  const { connection } = useHub();
  // The call of another program is not in the log of this page.
  const isOwn = run.serviceId !== '';
  const exchanges = isOwn ? connection.service().exchanges : undefined;
  const [timeline, setTimeline] = useState<Timeline>();
  const log = useRef<HTMLDivElement>(null);
  // What was opened is shown, also below the last message of a chat.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log grows when the timeline is there.
  useEffect(() => {
    if (isOwn) log.current?.scrollIntoView({ block: 'nearest' });
  }, [timeline]);
  useEffect(() => {
    if (exchanges === undefined) return;
    const controller = new AbortController();
    fetch(`${exchanges}?run=${encodeURIComponent(run.id)}`, { signal: controller.signal })
      .then((response) => response.json())
      .then((logged: readonly LoggedExchange[]) => setTimeline(readTimeline(logged)))
      // Without the log the events of the client remain.
      .catch(() => setTimeline({ entries: [] }));
    return () => controller.abort();
  }, [exchanges, run.id]);
  // A Vitest file that repeats the run against the emulator, with the fault that struck it.
  const test = useMemo(() => {
    const struck = (timeline?.entries ?? []).flatMap(({ fault }) => fault ?? []);
    return testOfRun(run, struck[0] ? { name: struck[0], times: struck.length } : undefined);
  }, [run, timeline]);
  return (
    <div ref={log} className={`stack quiet ${styles.log}`}>
      {timeline && timeline.entries.length > 0 && (
        <ol className={`bare-list frame ${styles.list} ${styles.timeline}`} aria-label="Requests">
          {timeline.entries.map(({ id, atMs, request, result, fault }) => (
            <li key={id} data-state={fault ? 'struck' : 'normal'}>
              <span className={styles.time}>{duration(atMs)}</span> <code>{request}</code>{' '}
              <span className={styles.result}>{result}</span>
              {fault && <strong className={styles.fault}>fault struck here: {fault}</strong>}
            </li>
          ))}
        </ol>
      )}
      {timeline?.unreached && <p className={styles.fault}>{timeline.unreached}</p>}
      <Replay run={run} />
      <div>
        <CopyButton isNamed text={test} label="Copy as test" />
      </div>
      {run.events.length > 0 && (
        <details>
          <summary>Raw events ({run.events.length})</summary>
          <ol className={`bare-list frame ${styles.list}`}>
            {run.events.slice(0, MAX_ROWS).map(({ atMs, type, text, data }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events are only added at the end.
              <li key={index}>
                <span className={styles.time}>{duration(atMs)}</span> <strong>{type}</strong> {text}
                {data !== undefined && <code>{JSON.stringify(data)}</code>}
              </li>
            ))}
          </ol>
          {run.events.length > MAX_ROWS && <p>The first {MAX_ROWS} are shown.</p>}
        </details>
      )}
    </div>
  );
}
