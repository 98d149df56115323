import { useEffect, useState } from 'react';
import { costOfRun, formatCost } from '../../run/cost.ts';
import { duration } from '../../run/format-facts.ts';
import { isRunning, type Run } from '../../run/run.ts';
import { type RunHandle, startRun } from '../../run/start-run.ts';
import { useHub } from '../../services/hub-context.tsx';
import { ProviderTile } from '../../services/provider-tile.tsx';
import type { ModelFacts } from '../../services/read-models.ts';
import { useModelFacts } from '../../services/use-model-options.ts';
import { createStore, type Store } from '../../state/store.ts';
import { useStore } from '../../state/use-store.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { counted } from '../../ui/format-count.ts';
import { findFastest, liveSpeed, rankRuns } from './race-speed.ts';
import styles from './race-tab.module.css';

interface RaceTabProps {
  readonly model: string;
  /** The providers that serve the model for chats. */
  readonly providers: readonly string[];
  /** Shows the code that calls the model at a provider. */
  readonly onUse: (provider: string) => void;
}

/** All providers of a model answer one prompt at once: tokens per second while they do, then time and cost. */
export function RaceTab({ model, providers, onUse }: RaceTabProps) {
  const { connection } = useHub();
  const announce = useAnnounce();
  const facts = useModelFacts('conversational').get(model);
  const [prompt, setPrompt] = useState('Explain in 100 words why the sky is blue.');
  const [handles, setHandles] = useState<readonly RunHandle[]>([]);
  const [results, setResults] = useState<readonly Run[]>();
  /** Tokens per second of the lane that is the fastest now, which fills its bar. */
  const [top] = useState(() => createStore({ speed: 1 }));
  // A race that is left is not paid to its end.
  useEffect(() => () => handles.forEach((handle) => void handle.stop()), [handles]);
  const isRacing = handles.length > 0 && results === undefined;
  const start = async () => {
    const messages = [{ role: 'user', content: prompt }];
    const next = providers.map((provider) =>
      startRun(connection, {
        ...{ task: 'conversational', method: 'chatCompletion', provider, model, isStreamed: true },
        args: { messages, max_tokens: 256 },
      }),
    );
    for (const { store } of next)
      store.subscribe(() => top.set({ speed: Math.max(1, ...next.map((handle) => liveSpeed(handle.store.get()))) }));
    setResults(undefined);
    setHandles(next);
    announce(`Answering: ${counted(next.length, 'provider')}.`);
    const ended = await Promise.all(next.map((handle) => handle.ended));
    setResults(ended);
    const fastest = findFastest(ended);
    announce(fastest ? `${fastest.spec.provider} was the fastest.` : 'No provider answered.');
  };
  const fastest = results && findFastest(results)?.spec.provider;
  const ranks = results && rankRuns(results).map(({ id }) => id);
  const getRank = (handle: RunHandle) => ranks?.indexOf(handle.store.get().id) ?? 0;
  return (
    <div className="stack">
      <Field label="Prompt">
        {(control) => (
          <textarea {...control} rows={2} value={prompt} onChange={({ target }) => setPrompt(target.value)} />
        )}
      </Field>
      <div className="row">
        {isRacing ? (
          <Button
            look="outline"
            icon="stop"
            label="Stop"
            onClick={() => handles.forEach((handle) => void handle.stop())}
          />
        ) : (
          <Button
            look="primary"
            icon="play"
            label="Start race"
            disabled={prompt.trim() === '' || providers.length === 0}
            onClick={() => void start()}
          />
        )}
        {fastest !== undefined && (
          <Button look="outline" icon="code" label="Use the fastest" onClick={() => onUse(fastest)} />
        )}
        <span className="quiet">{`${counted(providers.length, 'provider')}, each bills its answer`}</span>
      </div>
      {handles.length > 0 && (
        <div className={`frame ${styles.table}`}>
          {/* For the eye: each figure is read out with its unit. */}
          <div className={styles.heads} aria-hidden="true">
            <span className={styles.figures}>
              <span>Speed</span>
              <span>Time</span>
              <span>Cost</span>
            </span>
          </div>
          <ol className="bare-list" aria-label="Race">
            {handles
              .toSorted((a, b) => getRank(a) - getRank(b))
              .map((handle) => (
                <Lane
                  key={handle.store.get().id}
                  handle={handle}
                  top={top}
                  facts={facts}
                  isFastest={fastest === handle.store.get().spec.provider}
                />
              ))}
          </ol>
        </div>
      )}
    </div>
  );
}

interface LaneProps {
  readonly handle: RunHandle;
  /** The speed that fills the bar. */
  readonly top: Store<{ readonly speed: number }>;
  readonly facts: ModelFacts | undefined;
  readonly isFastest: boolean;
}

function Lane({ handle, top, facts, isFastest }: LaneProps) {
  const run = useStore(handle.store, (state) => state);
  const speed = Math.round(liveSpeed(run));
  const topSpeed = useStore(top, (present) => present.speed);
  const cost = run.report && costOfRun(run.report, facts);
  return (
    <li className={styles.lane} data-fastest={isFastest || undefined}>
      <span className="row">
        <ProviderTile id={run.spec.provider} isNamed />
        {isFastest && <strong>most tok/s</strong>}
      </span>
      <meter min={0} max={topSpeed} value={Math.min(topSpeed, speed)} aria-label={`Speed of ${run.spec.provider}`} />
      <span className={styles.figures}>
        {run.failure ? (
          <span className={styles.failed}>{run.failure.title}</span>
        ) : (
          <>
            <span>{`${speed.toLocaleString('en-US')} tok/s`}</span>
            <span>{run.report ? duration(run.report.totalMs) : isRunning(run) ? 'answering' : run.status}</span>
            <span>{cost === undefined ? '' : formatCost(cost)}</span>
          </>
        )}
      </span>
    </li>
  );
}
