import { useStore } from '../../../store/use-store.ts';
import type { ChatSession } from '../chat-session.ts';
import styles from './empty-chat.module.css';

const SUGGESTIONS = [
  'What can you do?',
  'What is 12 * (3 + 4) / 7?',
  'Write a short story about a lighthouse keeper.',
] as const;

interface EmptyChatProps {
  readonly session: ChatSession;
  readonly onSuggest: (text: string) => void;
}

/** What stands where the messages will be, with a first step. */
export function EmptyChat({ session, onSuggest }: EmptyChatProps) {
  const serviceId = useStore(session.chat.store, ({ settings }) => settings.serviceId);
  const service = session.services.find(({ id }) => id === serviceId);
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>Chat with a model</h2>
      <p className={styles.text}>
        {service?.isEmulator
          ? 'Answers come from the emulator on this machine. It speaks like the real services, but no model is behind it: it makes its answers up from simple rules.'
          : 'Answers come from real models. Enter your token in the settings first; it stays in this page.'}
      </p>
      <ul className={styles.suggestions}>
        {SUGGESTIONS.map((text) => (
          <li key={text}>
            <button type="button" className={styles.suggestion} onClick={() => onSuggest(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
