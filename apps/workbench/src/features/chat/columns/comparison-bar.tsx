import { useId, useState } from 'react';
import { shortName } from '../../../run/format-facts.ts';
import { Picker } from '../../../services/picker.tsx';
import { Button } from '../../../ui/button.tsx';
import { LazyPart, latePart } from '../../../ui/lazy-part.tsx';
import { useChatState } from '../chat-context.ts';
import { findColumn, getLetter } from '../conversation/columns.ts';
import { useBestAnswers } from './best-answers.ts';
import styles from './comparison-bar.module.css';
import { type Comparison, useKeepColumn } from './use-comparison.ts';

const Differences = latePart(async () => (await import('./differences.tsx')).Differences);

/** Marks what differs between the answers, lists it, and ends the comparison with the fastest model. */
export function ComparisonBar({ comparison }: { readonly comparison: Comparison }) {
  const id = useId();
  const columns = useChatState((state) => state.columns);
  const [isListed, setListed] = useState(false);
  const { marksDifferences, base, hasTabs, change } = comparison;
  const fastest = useBestAnswers().at(-1)?.fastest;
  const keep = useKeepColumn();
  return (
    <div className={styles.bar} data-place={hasTabs ? 'tabs' : 'bar'}>
      <Button
        icon="rows"
        look={marksDifferences ? 'outline' : 'quiet'}
        label="Differences"
        aria-pressed={marksDifferences}
        aria-describedby={id}
        title={EXPLANATION}
        onClick={() => change({ marksDifferences: !marksDifferences })}
      />
      <span id={id} hidden>
        {EXPLANATION}
      </span>
      {fastest !== undefined && (
        <Button
          icon="check"
          label="Use the fastest"
          title={shortName(findColumn({ columns }, fastest).model)}
          onClick={() => keep(fastest)}
        />
      )}
      {marksDifferences && (
        <div className={styles.more}>
          {columns.length > 2 && (
            <Picker
              label="Base"
              width="narrow"
              value={findColumn({ columns }, base).id}
              onChange={({ target }) => change({ base: target.value })}
            >
              {columns.map(({ id: column, model }, place) => (
                <option key={column} value={column}>{`${getLetter(place)} ${shortName(model)}`}</option>
              ))}
            </Picker>
          )}
          <Button label="As a list" aria-haspopup="dialog" onClick={() => setListed(true)} />
        </div>
      )}
      <LazyPart>{isListed && <Differences base={base} onClose={() => setListed(false)} />}</LazyPart>
    </div>
  );
}

const EXPLANATION = 'Marks words that are in one answer only.';
