import { loadMarkdownText } from '../../chat-view/message-parts.tsx';
import { costOfRun, formatCost } from '../../run/cost.ts';
import { duration } from '../../run/format-facts.ts';
import { isRunning, type Run } from '../../run/run.ts';
import type { RunHandle } from '../../run/start-run.ts';
import { ProviderTile } from '../../services/provider-tile.tsx';
import type { ModelFacts } from '../../services/read-models.ts';
import type { Store } from '../../state/store.ts';
import { useStore } from '../../state/use-store.ts';
import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import { firstTokenMs, liveSpeed } from './race-speed.ts';
import styles from './race-tab.module.css';

const MarkdownText = latePart(loadMarkdownText);

interface RaceLaneProps {
  readonly provider: string;
  /** Absent before the provider has raced. */
  readonly handle: RunHandle | undefined;
  /** The speed that fills the bar. */
  readonly top: Store<{ readonly speed: number }>;
  readonly facts: ModelFacts | undefined;
  readonly isFastest: boolean;
  /** True where its run begins once another one has ended. */
  readonly isWaiting: boolean;
  readonly isIncluded: boolean;
  /** Absent during a race. */
  readonly onInclude: ((isIncluded: boolean) => void) | undefined;
}

/** One provider of a race: whether it takes part, its figures, and its answer when the row is opened. */
export function RaceLane({ provider, handle, isIncluded, isWaiting, onInclude, isFastest, ...lane }: RaceLaneProps) {
  return (
    <li className={styles.lane} data-fastest={isFastest || undefined}>
      <input
        type="checkbox"
        aria-label={`Include ${provider}`}
        checked={isIncluded}
        disabled={!onInclude}
        onChange={({ target }) => onInclude?.(target.checked)}
      />
      {handle ? (
        <Racer handle={handle} isFastest={isFastest} {...lane} />
      ) : (
        <div className={styles.racer}>
          <span className={styles.name}>
            <ProviderTile id={provider} isNamed />
          </span>
          {isWaiting && <span className="quiet">waiting</span>}
        </div>
      )}
    </li>
  );
}

type RacerProps = Pick<RaceLaneProps, 'top' | 'facts' | 'isFastest'> & { readonly handle: RunHandle };

function Racer({ handle, top, facts, isFastest }: RacerProps) {
  const run = useStore(handle.store, (state) => state);
  const speed = Math.round(liveSpeed(run));
  const topSpeed = useStore(top, (present) => present.speed);
  return (
    <details>
      <summary className={styles.racer}>
        <span className={styles.name}>
          <ProviderTile id={run.spec.provider} isNamed />
          {isFastest && <strong className={styles.best}>Fastest</strong>}
        </span>
        <meter
          min={0}
          max={topSpeed}
          value={Math.min(topSpeed, speed)}
          aria-label={`Speed of ${run.spec.provider}`}
          data-over={!isRunning(run) || undefined}
        />
        <span className={styles.figures}>
          {run.failure ? (
            <span className={styles.failed}>{run.failure.title}</span>
          ) : (
            <Figures run={run} speed={speed} facts={facts} />
          )}
        </span>
      </summary>
      <div className={styles.answer}>
        <Answer run={run} />
      </div>
    </details>
  );
}

interface FiguresProps {
  readonly run: Run;
  readonly speed: number;
  readonly facts: ModelFacts | undefined;
}

function Figures({ run, speed, facts }: FiguresProps) {
  const first = firstTokenMs(run);
  const cost = run.report && costOfRun(run.report, facts);
  return (
    <>
      <span>{first === undefined ? '' : duration(first)}</span>
      <span>{`${speed.toLocaleString('en-US')} tok/s`}</span>
      <span>{run.report ? duration(run.report.totalMs) : isRunning(run) ? 'answering' : run.status}</span>
      <span>{cost === undefined ? run.report && 'unknown' : formatCost(cost)}</span>
    </>
  );
}

function Answer({ run }: { readonly run: Run }) {
  const { failure, text } = run;
  if (failure) return <p>{[failure.message, failure.advice].filter(Boolean).join(' ')}</p>;
  if (text === '') return <p className="quiet">{isRunning(run) ? 'No words yet.' : 'No answer.'}</p>;
  return (
    <LazyPart waiting={<p>{text}</p>} failed={<p>{text}</p>}>
      <MarkdownText isGrowing={isRunning(run)}>{text}</MarkdownText>
    </LazyPart>
  );
}
