import { useId, useState } from 'react';
import styles from './comparison-switches.module.css';

/** Options of the view of several columns. */
export interface Comparison {
  /** True where scrolling one column scrolls all. */
  readonly scrollsTogether: boolean;
  /** True where the words that another answer lacks are marked. */
  readonly marksDifferences: boolean;
  readonly change: (change: Partial<Pick<Comparison, 'scrollsTogether' | 'marksDifferences'>>) => void;
}

/** Keeps the options of the view until the page is left. */
export function useComparison(): Comparison {
  const [state, setState] = useState({ scrollsTogether: true, marksDifferences: false });
  return { ...state, change: (change) => setState((before) => ({ ...before, ...change })) };
}

interface ComparisonSwitchesProps {
  readonly comparison: Comparison;
  /** Number of columns. */
  readonly count: number;
}

/** The number of columns, and the options of their view. */
export function ComparisonSwitches({ comparison, count }: ComparisonSwitchesProps) {
  const id = useId();
  const { scrollsTogether, marksDifferences, change } = comparison;
  return (
    <div className={styles.switches}>
      <span className={styles.count}>{`${count} models side by side`}</span>
      <label className={styles.wide}>
        <input
          type="checkbox"
          checked={scrollsTogether}
          onChange={({ target }) => change({ scrollsTogether: target.checked })}
        />
        Scroll together
      </label>
      <label title={explanation(count)}>
        <input
          type="checkbox"
          checked={marksDifferences}
          aria-describedby={id}
          onChange={({ target }) => change({ marksDifferences: target.checked })}
        />
        Mark differences
      </label>
      <span id={id} hidden>
        {explanation(count)}
      </span>
    </div>
  );
}

function explanation(count: number): string {
  const others = count > 2 ? 'the others' : 'B';
  return `Marks in A the words that the answer of B lacks, and in ${others} those that A lacks. An answer is marked when it is whole.`;
}
