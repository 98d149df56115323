import type { AnswerReport } from '../answer/answer-report.ts';
import styles from './answer-facts.module.css';
import { duration, shortName } from './format-facts.ts';

/** Provider, speed and token count of an answer; estimated numbers are marked. */
export function AnswerFacts({ report }: { readonly report: AnswerReport }) {
  const about = report.isEstimated ? '≈ ' : '';
  const counted = report.isEstimated ? 'estimated from the length of the text' : 'reported by the provider';
  return (
    <dl className={styles.facts}>
      <Fact name="Answered by" value={`${shortName(report.model)} · ${report.provider}`} title={report.model} />
      {report.attempts > 1 && <Fact name="Attempts" value={`${report.attempts} attempts`} />}
      {report.firstTokenMs !== undefined && <Fact name="First token" value={duration(report.firstTokenMs)} isNamed />}
      <Fact name="Total" value={duration(report.totalMs)} isNamed />
      {report.tokensPerSecond !== undefined && (
        <Fact name="Speed" value={`${about}${Math.round(report.tokensPerSecond)} tok/s`} title={`Tokens ${counted}`} />
      )}
      <Fact
        name={`Tokens, ${counted}`}
        value={`${report.promptTokens === undefined ? '' : `${report.promptTokens} in, `}${about}${report.completionTokens} out`}
        title={`Tokens ${counted}`}
      />
    </dl>
  );
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
