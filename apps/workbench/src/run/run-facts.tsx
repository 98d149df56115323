import type { ReactNode } from 'react';
import { useModelFacts } from '../services/use-model-options.ts';
import { counted } from '../ui/format-count.ts';
import { costOfRun, formatCost } from './cost.ts';
import { duration, shortName } from './format-facts.ts';
import styles from './run-parts.module.css';
import type { RunReport } from './run-report.ts';

interface RunFactsProps {
  readonly report: RunReport;
  /** False where the model is shown beside. @default true */
  readonly isModelShown?: boolean;
  /** True beside the facts of others: a cost that is not known is a dash. @default false */
  readonly isCompared?: boolean;
  /** True for the fastest of several answers to one question. @default false */
  readonly isFastest?: boolean | undefined;
  /** True for the cheapest of them. @default false */
  readonly isCheapest?: boolean | undefined;
}

/** Provider, speed and token count of a run; estimated numbers are marked. */
export function RunFacts({ report, isModelShown = true, isCompared = false, isFastest, isCheapest }: RunFactsProps) {
  const about = report.isEstimated ? '≈ ' : '';
  const howCounted = report.isEstimated ? 'estimated from the length of the text' : 'reported by the provider';
  return (
    <dl className={styles.facts}>
      <Fact
        name={isModelShown ? 'Model and provider' : 'Provider'}
        value={isModelShown ? [shortName(report.model), report.provider].filter(Boolean).join(' · ') : report.provider}
        title={report.model}
      />
      {report.attempts > 1 && <Fact name="Attempts" value={`${report.attempts} attempts`} />}
      {report.firstTokenMs !== undefined && (
        <Fact name="First" rest=" token" value={duration(report.firstTokenMs)} isNamed />
      )}
      <Fact name="Total" value={duration(report.totalMs)} isNamed best={isFastest && 'Fastest'} />
      {report.tokensPerSecond !== undefined && (
        <Fact
          name="Speed"
          value={`${about}${Math.round(report.tokensPerSecond)} tok/s`}
          title={`Tokens ${howCounted}`}
        />
      )}
      {report.completionTokens !== undefined && (
        <Fact name={`Tokens, ${howCounted}`} value={tokens(report)} title={`Tokens ${howCounted}`} />
      )}
      {report.promptTokens !== undefined && (
        <CostFact report={report} isCompared={isCompared} isCheapest={isCheapest} />
      )}
    </dl>
  );
}

/** The cost of a call whose price is known. */
function CostFact({ report, isCompared, isCheapest }: Pick<RunFactsProps, 'report' | 'isCompared' | 'isCheapest'>) {
  const facts = useModelFacts('conversational');
  const cost = costOfRun(report, facts.get(report.model));
  if (cost === undefined)
    return isCompared ? <Fact name="Cost" value="–" title={`No price of ${report.provider} is known`} /> : null;
  return (
    <Fact
      name="Cost"
      value={formatCost(cost)}
      best={isCheapest && 'Cheapest'}
      title={`By the prices of ${report.provider}`}
    />
  );
}

/** `17 tokens in, 100 out`; the word has an element of its own, which narrow places leave out. */
function tokens({ promptTokens, completionTokens, reasoningTokens, isEstimated }: RunReport): ReactNode {
  const out = `${isEstimated ? '≈ ' : ''}${completionTokens}`;
  const reasoning = reasoningTokens ? ` (${reasoningTokens} reasoning)` : '';
  if (promptTokens === undefined) return `${out} tokens out${reasoning}`;
  const [count, word] = counted(promptTokens, 'token').split(' ');
  return (
    <>
      {count}
      <span>{` ${word}`}</span>
      {` in, ${out} out${reasoning}`}
    </>
  );
}

interface FactProps {
  readonly name: string;
  /** The rest of the name, which is only read out. */
  readonly rest?: string;
  readonly value: ReactNode;
  /** True if the name is visible, and not only read out. */
  readonly isNamed?: boolean;
  readonly title?: string;
  /** What the value is the best in. */
  readonly best?: string | false | undefined;
}

function Fact({ name, rest, value, isNamed, title, best }: FactProps) {
  return (
    <div className={styles.fact} data-fact={name} title={title}>
      <dt className={isNamed ? undefined : 'visually-hidden'}>
        {name}
        {rest && <span className="visually-hidden">{rest}</span>}
      </dt>
      <dd>
        {value}
        {best && <strong className={styles.best}>{best}</strong>}
      </dd>
    </div>
  );
}
