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
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
