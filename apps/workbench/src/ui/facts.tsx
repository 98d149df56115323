import styles from './facts.module.css';

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** In a card, one below the other, or in as many columns as there is room for. @default 'columns' */
  readonly look?: 'columns' | 'rows';
}

/** Names with their values. */
export function Facts({ facts, look = 'columns' }: FactsProps) {
  return (
    <dl className={styles.facts} data-look={look}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-number={isNumber(value) || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A word has hyphens, which are as wide as digits among them. */
const isNumber = (value: string) => /^[\d–]/.test(value);
