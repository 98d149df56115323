import { duration } from '../../run/format-facts.ts';
import { isRunning, type Run } from '../../run/run.ts';
import type { RunHandle } from '../../run/start-run.ts';
import { useClock } from '../../run/use-clock.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './fault-lab.module.css';
import { readMarks } from './marks.ts';
import type { Policy } from './policies.ts';
import { describeEffort } from './verdict.ts';

/** Width of a track in its own units. */
const WIDTH = 1000;

interface LaneProps {
  readonly policy: Policy;
  readonly handle: Pick<RunHandle, 'store'>;
  /** Length of all tracks in ms. */
  readonly spanMs: number;
}

/** Describes a policy before its first run. */
export function IdleLane({ policy }: Pick<LaneProps, 'policy'>) {
  return (
    <article className={`frame stack ${styles.lane}`} aria-label={policy.name} data-status="idle">
      <header className={styles.head}>
        <h2>{policy.name}</h2>
        <code>{policy.code}</code>
      </header>
      <p className={styles.about}>{policy.about}</p>
      <ol className={`quiet ${styles.steps}`}>
        {policy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </article>
  );
}

/** The run of one policy: its outcome, its track and the events on it. */
export function Lane({ policy, handle, spanMs }: LaneProps) {
  const run = useStore(handle.store, (state) => state);
  const marks = readMarks(run);
  const now = useClock(isRunning(run));
  const toX = (atMs: number) => (atMs / Math.max(1, spanMs)) * (WIDTH - 4);
  return (
    <article className={`frame stack ${styles.lane}`} aria-label={policy.name} data-status={run.status}>
      <header className={styles.head}>
        <h2>{policy.name}</h2>
        <span className={styles.outcome}>{describeOutcome(run, now)}</span>
        <code>{policy.code}</code>
      </header>
      <svg className={styles.track} viewBox={`0 0 ${WIDTH} 24`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.span} width={toX(marks.at(-1)?.atMs ?? 0)} y={10} height={4} />
        {marks.map(({ atMs, kind }) => (
          <rect
            key={`${atMs} ${kind}`}
            className={styles.mark}
            data-kind={kind}
            x={toX(atMs)}
            y={2}
            width={4}
            height={20}
          />
        ))}
      </svg>
      <ol className={`bare-list quiet ${styles.marks}`}>
        {marks.map(({ atMs, kind, text, reason }) => (
          <li key={`${atMs} ${kind}`} data-kind={kind} title={reason}>
            <span className={styles.time}>{duration(atMs)}</span> {text}
          </li>
        ))}
      </ol>
    </article>
  );
}

/** Silence in ms from which it is told: shorter ones are between two words. */
const SILENT_MS = 2000;

function describeOutcome(run: Run, now: number): string {
  const silentMs = now - run.activeAt;
  if (isRunning(run) && silentMs >= SILENT_MS) return `Silent for ${Math.floor(silentMs / 1000)} s`;
  if (isRunning(run)) return run.text === '' ? 'Waiting…' : 'Answering…';
  if (run.status === 'stopped') return `Stopped, ${describeEffort(run)}`;
  return run.status === 'failed'
    ? `Failed: ${run.failure?.title}, ${describeEffort(run)}`
    : `Answered, ${describeEffort(run)}`;
}
