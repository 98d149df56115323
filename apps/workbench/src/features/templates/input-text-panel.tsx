import type { InputText } from '../../template-engine/protocol.ts';
import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import styles from './templates-page.module.css';

const ForgeryList = latePart(async () => (await import('./forgery-list.tsx')).ForgeryList);

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
    <section className={`stack ${styles.inputText}`} aria-label="Text from messages">
      <label className="row">
        <input type="checkbox" checked={isHighlighted} onChange={({ target }) => onHighlight(target.checked)} />
        Underline message text
      </label>
      {isHighlighted && !isExact && <p>This template changes text: all that its expressions print is underlined.</p>}
      {failure && <p>{failure}</p>}
      <div role="status">
        <LazyPart>{forgeries.length > 0 && <ForgeryList forgeries={forgeries} />}</LazyPart>
      </div>
    </section>
  );
}
