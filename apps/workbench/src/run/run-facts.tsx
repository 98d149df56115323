import { useModelFacts } from '../services/use-model-options.ts';
import { costOfRun, formatCost } from './cost.ts';
import { duration, shortName } from './format-facts.ts';
import styles from './run-facts.module.css';
import type { RunReport } from './run-report.ts';

/** Provider, speed and token count of a run; estimated numbers are marked. */
export function RunFacts({ report }: { readonly report: RunReport }) {
  const about = report.isEstimated ? '≈ ' : '';
  const counted = report.isEstimated ? 'estimated from the length of the text' : 'reported by the provider';
  return (
    <dl className={styles.facts}>
      <Fact name="Model and provider" value={`${shortName(report.model)} · ${report.provider}`} title={report.model} />
      {report.attempts > 1 && <Fact name="Attempts" value={`${report.attempts} attempts`} />}
      {report.firstTokenMs !== undefined && <Fact name="First token" value={duration(report.firstTokenMs)} isNamed />}
      <Fact name="Total" value={duration(report.totalMs)} isNamed />
      {report.tokensPerSecond !== undefined && (
        <Fact name="Speed" value={`${about}${Math.round(report.tokensPerSecond)} tok/s`} title={`Tokens ${counted}`} />
      )}
      {report.completionTokens !== undefined && (
        <Fact name={`Tokens, ${counted}`} value={tokens(report)} title={`Tokens ${counted}`} />
      )}
      {report.promptTokens !== undefined && <CostFact report={report} />}
    </dl>
  );
}

/** The cost of a call whose price is known. */
function CostFact({ report }: { readonly report: RunReport }) {
  const facts = useModelFacts('conversational');
  const cost = costOfRun(report, facts.get(report.model));
  if (cost === undefined) return null;
  return <Fact name="Cost" value={formatCost(cost)} isNamed title={`By the prices of ${report.provider}`} />;
}

/** `17 tokens in, 100 out`. */
function tokens({ promptTokens, completionTokens, reasoningTokens, isEstimated }: RunReport): string {
  const out = `${isEstimated ? '≈ ' : ''}${completionTokens}`;
  const reasoning = reasoningTokens ? ` (${reasoningTokens} reasoning)` : '';
  return promptTokens === undefined
    ? `${out} tokens out${reasoning}`
    : `${promptTokens} tokens in, ${out} out${reasoning}`;
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  /** True if the name is visible, and not only read out. */
  readonly isNamed?: boolean;
  readonly title?: string;
}

function Fact({ name, value, isNamed, title }: FactProps) {
  return (
    <div className={styles.fact} title={title}>
      <dt className={isNamed ? undefined : 'visually-hidden'}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
