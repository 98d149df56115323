import { counted } from '../ui/format-count.ts';
import { Icon } from '../ui/icon.tsx';
import { price, speed, tokenCount } from './format-model-facts.ts';
import { useHub } from './hub-context.tsx';
import styles from './model-picker.module.css';
import type { ModelOption } from './use-model-options.ts';

interface ModelOptionViewProps {
  readonly option: ModelOption;
  readonly isRecent: boolean;
  readonly isStarred: boolean;
  readonly onStar: () => void;
}

/** A model with its context length, price and abilities, on two lines. */
export function ModelOptionView({
  option: { id, providers, facts },
  isRecent,
  isStarred,
  onStar,
}: ModelOptionViewProps) {
  const { connection } = useHub();
  const about = [
    facts?.contextLength !== undefined && `${tokenCount(facts.contextLength)} context`,
    facts && price(facts),
    providers && (providers.length === 1 ? providers[0] : counted(providers.length, 'provider')),
    // Of the emulator, it is the pace that is set.
    facts && !connection.service().isEmulator && speed(facts),
    facts?.seesImages && 'images',
    facts?.hasTools && 'tools',
    facts?.hasSchema && 'schema',
    providers === undefined && 'use this id',
  ].filter(Boolean);
  return (
    <>
      <span className={styles.id}>
        {id}
        {isStarred ? <Note text="starred" /> : isRecent && <Note text="recent" />}
      </span>
      <span className={styles.about}>{about.join(' · ')}</span>
      {/* For the mouse alone, as an option must hold no control: by keyboard, the field stars the option. */}
      <span
        className={styles.star}
        data-starred={isStarred || undefined}
        aria-hidden="true"
        title={isStarred ? 'Remove star' : 'Star'}
        onClick={(event) => {
          event.stopPropagation();
          onStar();
        }}
      >
        <Icon name="star" />
      </span>
    </>
  );
}

function Note({ text }: { readonly text: string }) {
  return <span className={styles.note}>{text}</span>;
}
