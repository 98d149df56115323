import { useId, useState } from 'react';
import styles from './comparison-switches.module.css';

/** Options of the view of several columns. */
export interface Comparison {
  /** True where scrolling one column scrolls all. */
  readonly scrollsTogether: boolean;
  /** True where the words that another answer lacks are marked. */
  readonly marksDifferences: boolean;
  /** Id of the column that the others are compared with. @default the first one */
  readonly base?: string;
  readonly change: (change: Partial<Omit<Comparison, 'change'>>) => void;
}

/** Keeps the options of the view until the page is left. */
export function useComparison(): Comparison {
  const [state, setState] = useState<Omit<Comparison, 'change'>>({ scrollsTogether: true, marksDifferences: false });
  return { ...state, change: (change) => setState((before) => ({ ...before, ...change })) };
}

interface ComparisonSwitchesProps {
  readonly comparison: Comparison;
  /** Number of columns. */
  readonly count: number;
}

/** The number of columns, and the options of their view. */
export function ComparisonSwitches({ comparison, count }: ComparisonSwitchesProps) {
  const { scrollsTogether, change } = comparison;
  return (
    <div className={styles.switches}>
      <span className={styles.count}>{`${count} models side by side`}</span>
      <label>
        <input
          type="checkbox"
          checked={scrollsTogether}
          onChange={({ target }) => change({ scrollsTogether: target.checked })}
        />
        Scroll together
      </label>
      <MarkSwitch comparison={comparison} label="Mark differences" />
    </div>
  );
}

interface MarkSwitchProps extends Pick<ComparisonSwitchesProps, 'comparison'> {
  readonly label: string;
}

/** Marks in the answers what differs. */
export function MarkSwitch({ comparison: { marksDifferences, change }, label }: MarkSwitchProps) {
  const id = useId();
  return (
    <>
      <label title={EXPLANATION}>
        <input
          type="checkbox"
          checked={marksDifferences}
          aria-describedby={id}
          onChange={({ target }) => change({ marksDifferences: target.checked })}
        />
        {label}
      </label>
      <span id={id} hidden>
        {EXPLANATION}
      </span>
    </>
  );
}

const EXPLANATION =
  'Marks words that another answer to the same question does not have. Each column says which one. An answer is marked when it is whole.';
