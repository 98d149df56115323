import { useEffect, useState } from 'react';
import { FaultNotice } from '../../run/fault-notice.tsx';
import type { Run } from '../../run/run.ts';
import { startRun } from '../../run/start-run.ts';
import { useHub, useService } from '../../services/hub-context.tsx';
import { useModelFacts } from '../../services/use-model-options.ts';
import { createStore } from '../../state/store.ts';
import { useStore } from '../../state/use-store.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { EmulatorBadge } from '../../ui/emulator-badge.tsx';
import { Field } from '../../ui/field.tsx';
import { counted } from '../../ui/format-count.ts';
import { type Race, startRace } from './race.ts';
import { RaceLane } from './race-lane.tsx';
import { findFastest, liveSpeed, type RaceMeasure, rankRuns } from './race-speed.ts';
import styles from './race-tab.module.css';

/** Before the first race. */
const NO_RACE: Race = startRace([], () => ({}) as never, 0);

/** Calls that go on together where a browser sends all of them to one host over HTTP/1.1, by the connections that it opens to it. */
const AT_ONCE = 5;

interface RaceTabProps {
  readonly model: string;
  /** The providers that serve the model for chats. */
  readonly providers: readonly string[];
  /** Shows the code that calls the model at a provider. */
  readonly onUse: (provider: string) => void;
}

const HEADS: readonly (readonly [RaceMeasure, string])[] = [
  ['first', 'First token'],
  ['speed', 'Speed'],
  ['total', 'Total'],
  ['cost', 'Cost'],
];

/** Providers of a model answer one prompt at once: tokens per second while they do, then times, cost and the answers. */
export function RaceTab({ model, providers, onUse }: RaceTabProps) {
  const { connection } = useHub();
  const announce = useAnnounce();
  const facts = useModelFacts('conversational').get(model);
  const [prompt, setPrompt] = useState('Explain in 100 words why the sky is blue.');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [race, setRace] = useState<Race>(NO_RACE);
  const handles = useStore(race.handles, (present) => present);
  const [results, setResults] = useState<readonly Run[]>();
  const [sortedBy, setSortedBy] = useState<RaceMeasure>('total');
  /** Tokens per second of the lane that is the fastest now, which fills its bar. */
  const [top] = useState(() => createStore({ speed: 1 }));
  // A race that is left is not paid to its end.
  useEffect(() => race.stop, [race]);
  const isRacing = race !== NO_RACE && results === undefined;
  const service = useService();
  const racers = providers.filter((provider) => !leftOut.has(provider));
  const start = async () => {
    const messages = [{ role: 'user', content: prompt }];
    const begin = (provider: string) => {
      const handle = startRun(connection, {
        ...{ task: 'conversational', method: 'chatCompletion', provider, model, isStreamed: true },
        args: { messages, max_tokens: 256 },
      });
      handle.store.subscribe(() => showTop());
      return handle;
    };
    const next = startRace(racers, begin, service.isEmulator ? AT_ONCE : racers.length);
    const showTop = () => {
      const speeds = next.handles.get().map(({ store }) => liveSpeed(store.get()));
      top.set({ speed: Math.max(1, ...speeds) });
    };
    setResults(undefined);
    setRace(next);
    announce(`Answering: ${counted(racers.length, 'provider')}.`);
    const ended = await next.ended;
    setResults(ended);
    const fastest = findFastest(ended);
    announce(fastest ? `${fastest.spec.provider} was the fastest.` : 'No provider answered.');
  };
  const include = (provider: string, isIncluded: boolean) => {
    const others = [...leftOut].filter((each) => each !== provider);
    setLeftOut(new Set(isIncluded ? others : [...others, provider]));
  };
  const fastest = results && findFastest(results)?.spec.provider;
  const ranks = results && rankRuns(results, sortedBy, facts).map(({ spec }) => spec.provider);
  const order = ranks ? [...ranks, ...providers.filter((provider) => !ranks.includes(provider))] : providers;
  const handleOf = (provider: string) => handles.find(({ store }) => store.get().spec.provider === provider);
  const hasFailed = results?.some(({ failure }) => failure !== undefined) ?? false;
  return (
    <div className="stack">
      <Field label="Prompt">
        {(control) => (
          <textarea {...control} rows={2} value={prompt} onChange={({ target }) => setPrompt(target.value)} />
        )}
      </Field>
      <div className="row">
        {isRacing ? (
          <Button look="outline" icon="stop" label="Stop" onClick={race.stop} />
        ) : (
          <Button
            look="primary"
            icon="play"
            label="Start race"
            disabled={prompt.trim() === '' || racers.length === 0}
            onClick={() => void start()}
          />
        )}
        {fastest !== undefined && (
          <Button look="outline" icon="code" label={`Use ${fastest}`} onClick={() => onUse(fastest)} />
        )}
        <span className="quiet">
          {`${counted(racers.length, 'provider')}, ${service.isEmulator ? 'emulated speeds, nothing is billed' : 'each bills its answer'}`}
        </span>
      </div>
      {hasFailed && <FaultNotice className={styles.fault} label="Turn off and retry" onRetry={() => void start()} />}
      <div className={`frame ${styles.table}`}>
        <fieldset className={styles.heads}>
          <legend className="visually-hidden">Sort by</legend>
          <input
            type="checkbox"
            aria-label="Include all providers"
            checked={leftOut.size === 0}
            disabled={isRacing}
            onChange={({ target }) => setLeftOut(new Set(target.checked ? [] : providers))}
          />
          <span className={styles.badge}>{service.isEmulator && <EmulatorBadge />}</span>
          <span className={styles.figures}>
            {HEADS.map(([measure, label]) => (
              <button
                key={measure}
                type="button"
                aria-pressed={sortedBy === measure}
                onClick={() => setSortedBy(measure)}
              >
                {label}
              </button>
            ))}
          </span>
        </fieldset>
        <ol className="bare-list" aria-label="Race">
          {order.map((provider) => (
            <RaceLane
              key={provider}
              provider={provider}
              handle={handleOf(provider)}
              top={top}
              facts={facts}
              isFastest={fastest === provider}
              isWaiting={isRacing && !leftOut.has(provider)}
              isIncluded={!leftOut.has(provider)}
              onInclude={isRacing ? undefined : (isIncluded) => include(provider, isIncluded)}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}
