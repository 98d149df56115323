import { type FormEvent, useId } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './composer.module.css';
import type { ComposerControl } from './use-composer.ts';

/** The input for the next message, with one button that sends it or stops the answer. */
export function Composer({ composer }: { readonly composer: ComposerControl }) {
  const id = useId();
  const isAnswering = composer.state === 'answering';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    composer.submit();
  };
  return (
    <form className={styles.composer} data-state={composer.state} onSubmit={submit}>
      <div className={styles.frame}>
        <label className="visually-hidden" htmlFor={id}>
          Message
        </label>
        <textarea
          id={id}
          ref={composer.field}
          className={styles.field}
          rows={1}
          placeholder="Write a message"
          value={composer.text}
          aria-describedby={`${id}-keys`}
          onChange={({ target }) => composer.setText(target.value)}
          onKeyDown={composer.onKeyDown}
        />
        <button
          type="submit"
          className={styles.submit}
          data-state={composer.state}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title={isAnswering ? 'Stop (Ctrl+Enter)' : 'Send (Enter)'}
        >
          <Icon name={isAnswering ? 'stop' : 'arrowUp'} />
          <span className="visually-hidden">{isAnswering ? 'Stop' : 'Send'}</span>
        </button>
      </div>
      <p id={`${id}-keys`} className={styles.keys}>
        <kbd>Enter</kbd> sends, <kbd>Shift</kbd> <kbd>Enter</kbd> makes a new line, <kbd>Ctrl</kbd> <kbd>Enter</kbd>{' '}
        sends or stops
      </p>
    </form>
  );
}
