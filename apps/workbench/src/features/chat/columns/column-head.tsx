import { useConnection, useHub } from '../../../services/hub-context.tsx';
import { ModelPicker } from '../../../services/model-picker.tsx';
import { Picker, ProviderPicker } from '../../../services/picker.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useChat, useChatState } from '../chat-context.ts';
import type { Column } from '../conversation/columns.ts';
import { ownParameters } from '../settings/set-parameters.ts';
import type { SettingsControl } from '../use-panel.ts';
import styles from './columns.module.css';
import { useKeepColumn } from './use-comparison.ts';

interface ColumnHeadProps {
  readonly column: Column;
  readonly letter: string;
  readonly settings: SettingsControl;
}

/** The model of a column with its service and provider, and the end of the comparison. */
export function ColumnHead({ column: { id, model, provider }, letter, settings }: ColumnHeadProps) {
  const chat = useChat();
  const toast = useToast();
  const keep = useKeepColumn();
  const close = () => {
    const undo = chat.keepColumns((each) => each.id !== id);
    toast({ text: `${letter} was closed; its answers are among the versions.`, action: 'Undo', onAction: undo });
  };
  return (
    <>
      {/* Behind the head: what a narrow page still shows of it when it is scrolled away. */}
      <p className={styles.model} aria-hidden="true">
        {model}
      </p>
      <div className={styles.head} data-head>
        <strong className={styles.letter}>{letter}</strong>
        <ModelPicker
          task="conversational"
          value={model}
          onChange={(next) => chat.setModel(id, { model: next, provider: 'auto' })}
        />
        <div className={styles.source}>
          <ColumnService column={id} />
          <ProviderPicker
            task="conversational"
            model={model}
            value={provider}
            onChange={(next) => chat.setModel(id, { provider: next })}
          />
        </div>
        <OwnSettingsButton column={id} letter={letter} settings={settings} />
        <Button
          size="small"
          icon="check"
          className={styles.use}
          label={`Use ${letter}`}
          title={`End the comparison and continue with ${letter}`}
          onClick={() => keep(id)}
        />
        <Button size="small" icon="close" iconOnly label={`Close ${letter}`} onClick={close} />
      </div>
    </>
  );
}

/** Chooses the service of a column, such as a server of the user beside a hosted model. */
function ColumnService({ column }: { readonly column: string }) {
  const chat = useChat();
  const { connection } = useHub();
  const serviceId = useConnection((state) => state.serviceId);
  useConnection(({ servers }) => servers);
  const services = connection.services();
  if (services.length < 2) return null;
  return (
    <Picker
      label="Service"
      width="narrow"
      value={serviceId}
      onChange={({ target }) => chat.setModel(column, { service: target.value, model: '', provider: 'auto' })}
    >
      {services.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Picker>
  );
}

const joinLabels = (...of: Parameters<typeof ownParameters>) =>
  ownParameters(...of)
    .map(({ label }) => label)
    .join(', ');

interface OwnSettingsButtonProps extends Omit<ColumnHeadProps, 'column'> {
  readonly column: string;
}

/** Opens the settings of a column; a dot shows that some of them are its own. */
function OwnSettingsButton({ column, letter, settings }: OwnSettingsButtonProps) {
  const own = useChatState((state) => joinLabels(state, column));
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
