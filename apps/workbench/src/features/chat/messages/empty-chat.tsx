import { useConnection, useHub } from '../../../services/hub-context.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import styles from './empty-chat.module.css';

const SUGGESTIONS: readonly (readonly [IconName, string])[] = [
  ['info', 'What can you do?'],
  ['braces', 'What is 12 * (3 + 4) / 7?'],
  ['edit', 'Write a short story about a lighthouse keeper.'],
];

interface EmptyChatProps {
  readonly isComparing: boolean;
  readonly onSuggest: (text: string) => void;
}

/** The placeholder of an empty conversation, with suggestions. */
export function EmptyChat({ isComparing, onSuggest }: EmptyChatProps) {
  const { connection } = useHub();
  useConnection(({ serviceId }) => serviceId);
  const service = connection.service();
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{isComparing ? 'Compare models' : 'Chat with a model'}</h2>
      <p className={styles.text}>
        {service.isEmulator
          ? 'Answers come from the emulator: the real API, with rules in place of a model.'
          : service.endpointUrl !== undefined
            ? `Answers come from your server at ${service.endpointUrl}.`
            : 'Answers come from real models. Enter your token under Connection first; it stays in this page.'}
      </p>
      <ul className={`bare-list ${styles.suggestions}`}>
        {SUGGESTIONS.map(([icon, text]) => (
          <li key={text}>
            <button type="button" className={`frame ${styles.suggestion}`} onClick={() => onSuggest(text)}>
              <Icon name={icon} />
              {text}
              <span className={styles.send}>
                <Icon name="arrowUp" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
