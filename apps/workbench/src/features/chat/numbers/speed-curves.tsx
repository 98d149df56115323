import { duration } from '../../../run/format-facts.ts';
import { Curve } from '../../../ui/curve.tsx';
import { counted } from '../../../ui/format-count.ts';
import { dateTime } from '../../../ui/format-time.ts';
import { SCROLL_REGION } from '../../../ui/scroll-region.ts';
import type { ProviderHistory } from './chat-numbers.ts';
import styles from './chat-numbers-view.module.css';

/** The speed of each provider over time: two curves, and the same numbers as a table. */
export function SpeedCurves({ histories }: { readonly histories: readonly ProviderHistory[] }) {
  return (
    <section className="stack" aria-label="Speed over time">
      {histories.map(({ provider, times, firstTokenMs, tokensPerSecond }) => (
        <section key={provider} className={`stack ${styles.history}`} aria-label={`Speed of ${provider}`}>
          <h3 className="row">
            {provider}
            <span className="quiet">{counted(times.length, 'answer')}</span>
          </h3>
          <Curve
            title="First token"
            value={printed(firstTokenMs.findLast(isNumber), duration)}
            times={times}
            lines={[{ name: 'first token', values: firstTokenMs }]}
            format={duration}
          />
          {tokensPerSecond.some(isNumber) ? (
            <Curve
              title="Tokens per second"
              value={printed(tokensPerSecond.findLast(isNumber), rate)}
              times={times}
              lines={[{ name: 'tokens per second', values: tokensPerSecond }]}
              format={rate}
            />
          ) : (
            <p className="quiet">No answer took long enough to measure tokens per second.</p>
          )}
        </section>
      ))}
      <details>
        <summary>As a table</summary>
        <section className={styles.scroller} aria-label="Speed of each answer" {...SCROLL_REGION}>
          <table className={styles.speeds}>
            <caption className="visually-hidden">Speed of each answer</caption>
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">Provider</th>
                <th scope="col">First token</th>
                <th scope="col">Tokens/s</th>
              </tr>
            </thead>
            <tbody>
              {histories.flatMap(({ provider, times, firstTokenMs, tokensPerSecond }) =>
                times.map((at, place) => (
                  <tr key={`${provider} ${at}`}>
                    <th scope="row">{dateTime(at)}</th>
                    <td>{provider}</td>
                    <td>{printed(firstTokenMs[place], duration)}</td>
                    <td>{printed(tokensPerSecond[place], rate)}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}

const rate = (value: number) => String(Math.round(value));

function isNumber(value: number | undefined): value is number {
  return value !== undefined;
}

function printed(value: number | undefined, format: (value: number) => string): string {
  return value === undefined ? '–' : format(value);
}
