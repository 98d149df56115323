import { Link } from '@tanstack/react-router';
import type { InputText } from '../../template-engine/protocol.ts';
import { describeForgery } from './forgery-words.ts';
import styles from './templates-page.module.css';

interface InputTextPanelProps {
  readonly found: InputText | undefined;
  /** The reason for which the output was not checked; empty without one. */
  readonly failure: string;
  readonly isHighlighted: boolean;
  readonly onHighlight: (isHighlighted: boolean) => void;
}

/** Shows where text of the input could forge a turn, and the switch that underlines this text in the output. */
export function InputTextPanel({ found, failure, isHighlighted, onHighlight }: InputTextPanelProps) {
  const { forgeries = [], isExact = true } = found ?? {};
  return (
    <section className={styles.inputText} aria-label="Text from messages">
      <label>
        <input type="checkbox" checked={isHighlighted} onChange={({ target }) => onHighlight(target.checked)} />
        Underline message text
      </label>
      {isHighlighted && !isExact && <p>This template changes text: all that its expressions print is underlined.</p>}
      {failure && <p>{failure}</p>}
      <div role="status">
        {forgeries.length > 0 && (
          <div className={styles.forgeries}>
            <ul>
              {forgeries.map((forgery) => {
                const { before, after } = describeForgery(forgery);
                return (
                  <li key={forgery.written}>
                    {before} <code>{forgery.written.trim()}</code>, {after}.
                  </li>
                );
              })}
            </ul>
            <p>
              A model may read what follows as another turn.{' '}
              <Link
                to="/docs/$"
                params={{ _splat: 'guide/chat-templates' }}
                hash="user-text-that-must-not-become-a-turn"
              >
                How to prevent it
              </Link>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
