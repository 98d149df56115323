import { price, tokenCount } from './format-model-facts.ts';
import styles from './model-picker.module.css';
import type { ModelOption } from './use-model-options.ts';

interface ModelOptionViewProps {
  readonly option: ModelOption;
  readonly isRecent: boolean;
}

/** A model with its context length, price and abilities, on two lines. */
export function ModelOptionView({ option: { id, providers, facts }, isRecent }: ModelOptionViewProps) {
  const about = [
    facts?.contextLength !== undefined && `${tokenCount(facts.contextLength)} context`,
    facts && price(facts),
    facts?.seesImages && 'images',
    facts?.hasTools && 'tools',
    facts?.hasSchema && 'schema',
    providers && (providers.length === 1 ? providers[0] : `${providers.length} providers`),
    providers === undefined && 'use this id',
  ].filter(Boolean);
  return (
    <>
      <span className={styles.id}>
        {id}
        {isRecent && <span className={styles.recent}>recent</span>}
      </span>
      <span className={styles.about}>{about.join(' · ')}</span>
    </>
  );
}
