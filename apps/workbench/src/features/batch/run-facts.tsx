import type { NumberedMoment } from '@hubkit/bulk';
import { formatCost } from '../../run/cost.ts';
import { Facts } from '../../ui/facts.tsx';
import { count, counted } from '../../ui/format-count.ts';
import styles from './disk-run.module.css';
import type { RunState } from './disk-run.ts';
import { duration } from './format-run.ts';
import { describeSpeed } from './run-curves.tsx';

interface RunFactsProps {
  readonly moment: NumberedMoment;
  /** All moments until this one. */
  readonly moments: readonly NumberedMoment[];
  readonly state: RunState;
}

/** Progress of a run, and its cost beside its budget. */
export function RunFacts({ moment, moments, state }: RunFactsProps) {
  const { rows, done, dead, claimed, requests, lost, inputTokens, outputTokens, cost, budget, rateLimits } = moment;
  const open = rows - done - dead;
  // Answers that an earlier run has, such as the trial of this one.
  const kept = Math.max(0, done + dead - (requests - moment.repeated));
  const eta = state === 'running' && moment.etaMs !== undefined ? `, ${duration(moment.etaMs)} left` : '';
  const ofBudget = budget?.tokens === undefined ? '' : ` of ${count(budget.tokens)}`;
  const hasEnded = state === 'left' || state === 'over';
  // Without a request there is nothing to measure.
  const isMeasured = requests > 0;
  const facts: readonly (readonly [name: string, value: string])[] = [
    ['Done', count(done)],
    ...unlessZero('From earlier runs', kept),
    ...unlessZero('Failed', dead),
    // While it runs, they come and go.
    ...(hasEnded ? [] : [['Under way', count(claimed)] as const]),
    ...(hasEnded ? unlessZero('Waiting', open) : [['Waiting', count(open)] as const]),
    ['Requests', lost > 0 ? `${count(requests)}, ${count(lost)} made again` : count(requests)],
    ...unlessZero('Rate limits', rateLimits),
    ...(isMeasured ? [['Tokens', `${count(inputTokens)} in, ${count(outputTokens)} out${ofBudget}`] as const] : []),
    ...(isMeasured && budget?.cost === undefined
      ? [['Cost', cost === 0 ? 'not reported' : formatCost(cost)] as const]
      : []),
    ...(budget?.errors === undefined ? [] : [['Failures allowed', String(budget.errors)] as const]),
    ...describeSpeed(moments),
  ];
  return (
    <section className="stack" aria-label="Progress">
      <Bar
        name="Rows"
        value={`${count(done + dead)} of ${counted(rows, 'row')}`}
        more={eta}
        parts={[
          ['done', done],
          ['dead', dead],
          ['claimed', Math.min(claimed, open)],
        ]}
        whole={rows}
      />
      {budget?.cost !== undefined && (
        <Bar
          name="Budget"
          value={`${cost === 0 ? '$0' : formatCost(cost)} of ${formatCost(budget.cost)}`}
          parts={[['cost', Math.min(cost, budget.cost)]]}
          whole={budget.cost}
        />
      )}
      <Facts facts={facts} />
    </section>
  );
}

function unlessZero(name: string, value: number): readonly (readonly [name: string, value: string])[] {
  return value === 0 ? [] : [[name, count(value)]];
}

interface BarProps {
  readonly name: string;
  /** The used share as text: `4 of 20 rows`. */
  readonly value: string;
  /** Shown after the value. */
  readonly more?: string;
  readonly parts: readonly (readonly [kind: string, value: number])[];
  readonly whole: number;
}

/** Shares of a whole, beside each other, below their name and value. */
function Bar({ name, value, more = '', parts, whole }: BarProps) {
  const share = (part: number) => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0);
  const sum = parts.reduce((all, [kind, part]) => (kind === 'claimed' ? all : all + part), 0);
  return (
    <div className={styles.meter}>
      <p>
        <span>{name}</span>
        <span>
          <strong>{value}</strong>
          {more}
        </span>
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={name}
        aria-valuenow={Math.round(share(sum))}
        aria-valuetext={value}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {parts.map(([kind, part]) => (
          <span key={kind} data-kind={kind} style={{ inlineSize: `${share(part)}%` }} />
        ))}
      </div>
    </div>
  );
}
