import { ModelPicker } from '../../../services/model-picker.tsx';
import { ProviderPicker } from '../../../services/provider-picker.tsx';
import { useStore } from '../../../state/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { Column } from '../conversation/columns.ts';
import type { Chat } from '../create-chat.ts';
import { ownParameters } from '../settings/set-parameters.ts';
import type { SettingsControl } from '../settings/use-settings-panel.ts';
import styles from './columns.module.css';

interface ColumnHeadProps {
  readonly chat: Chat;
  readonly column: Column;
  readonly letter: string;
  readonly settings: SettingsControl;
}

/** The model of a column, and the end of the comparison. */
export function ColumnHead({ chat, column, letter, settings }: ColumnHeadProps) {
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
      <OwnSettingsButton chat={chat} column={column.id} letter={letter} settings={settings} />
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

const labelsOf = (...of: Parameters<typeof ownParameters>) =>
  ownParameters(...of)
    .map(({ label }) => label)
    .join(', ');

interface OwnSettingsButtonProps extends Omit<ColumnHeadProps, 'column'> {
  /** Id of the column. */
  readonly column: string;
}

/** Opens the settings of a column; a dot shows that some of them are its own. */
function OwnSettingsButton({ chat, column, letter, settings }: OwnSettingsButtonProps) {
  const own = useStore(chat.store, (state) => labelsOf(state, column));
  const isShown = settings.isOpen && settings.target === column;
  return (
    <Button
      size="small"
      icon="sliders"
      iconOnly
      className={styles.settings}
      data-own={own === '' ? undefined : 'true'}
      label={own === '' ? `Settings of ${letter}` : `Settings of ${letter}, own: ${own}`}
      aria-expanded={isShown}
      aria-controls={isShown ? settings.id : undefined}
      onClick={() => (isShown ? settings.close() : settings.open(column))}
    />
  );
}
