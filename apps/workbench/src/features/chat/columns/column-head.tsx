import { ModelPicker } from '../../../services/model-picker.tsx';
import { ProviderPicker } from '../../../services/provider-picker.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { Column } from '../conversation/columns.ts';
import type { Chat } from '../create-chat.ts';
import styles from './columns.module.css';

interface ColumnHeadProps {
  readonly chat: Chat;
  readonly column: Column;
  readonly letter: string;
}

/** The model of a column, and the end of the comparison. */
export function ColumnHead({ chat, column, letter }: ColumnHeadProps) {
  const toast = useToast();
  const keep = (text: string, isKept: (each: Column) => boolean) => {
    const undo = chat.keepColumns(isKept);
    toast({ text, action: 'Undo', onAction: undo });
  };
  return (
    <div className={styles.head}>
      <strong className={styles.letter}>{letter}</strong>
      <ModelPicker
        task="conversational"
        value={column.model}
        onChange={(model) => chat.setModel(column.id, { model, provider: 'auto' })}
      />
      <Button
        size="small"
        icon="close"
        iconOnly
        label={`Close ${letter}`}
        onClick={() => keep(`${letter} was closed; its answers are among the versions.`, ({ id }) => id !== column.id)}
      />
      <div className={styles.ends}>
        <ProviderPicker
          task="conversational"
          model={column.model}
          value={column.provider}
          onChange={(provider) => chat.setModel(column.id, { provider })}
        />
        <Button
          size="small"
          look="outline"
          label={`Continue with ${letter}`}
          onClick={() =>
            keep('The comparison has ended; the other answers are among the versions.', ({ id }) => id === column.id)
          }
        />
      </div>
    </div>
  );
}
