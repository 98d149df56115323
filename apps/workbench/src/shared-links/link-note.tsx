import type { LinkOutcome } from './copy-link.ts';
import styles from './link-note.module.css';

/** Says what became of a link. One that could not be copied is in a field, selected. */
export function LinkNote({ note, link, takesFocus }: LinkOutcome) {
  return (
    <div className={note === '' ? 'visually-hidden' : `quiet ${styles.outcome}`}>
      <p role="status">{note}</p>
      {link !== undefined && (
        <input
          key={link}
          aria-label="Link"
          className={styles.link}
          readOnly
          value={link}
          // biome-ignore lint/a11y/noAutofocus: the link was just asked for.
          autoFocus={takesFocus}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
