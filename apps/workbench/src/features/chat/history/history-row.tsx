import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { dateTime } from '../../../ui/format-time.ts';
import type { ChatEntry } from '../conversation/chat-entry.ts';
import styles from './history-panel.module.css';

interface HistoryRowProps {
  readonly entry: ChatEntry;
  /** True for the chat that the page shows. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRename: (title: string) => void;
  readonly onRemove: () => void;
}

/** A chat of the history. */
export function HistoryRow({ entry: { title, columns, updatedAt }, isOpen, ...on }: HistoryRowProps) {
  const [name, setName] = useState<string>();
  const renameButton = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setName(undefined);
    requestAnimationFrame(() => renameButton.current?.focus());
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name?.trim()) on.onRename(name);
    leave();
  };
  if (name !== undefined)
    return (
      <li className={styles.row}>
        <form className={styles.rename} onSubmit={save}>
          <input
            aria-label={`New name of ${title}`}
            className={styles.search}
            value={name}
            // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just used.
            autoFocus
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // Esc would close the whole history.
              event.preventDefault();
              leave();
            }}
          />
          <Button size="small" look="primary" type="submit" label="Save" />
          <Button size="small" label="Cancel" onClick={leave} />
        </form>
      </li>
    );
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} aria-current={isOpen ? 'true' : undefined} onClick={on.onOpen}>
        <span className={styles.name}>{title}</span>
        <span className={styles.facts}>
          {columns.map(({ model }) => model.split('/').at(-1)).join(' and ')}
          {', '}
          {dateTime(updatedAt)}
        </span>
      </button>
      <Button
        ref={renameButton}
        icon="edit"
        iconOnly
        size="small"
        label={`Rename ${title}`}
        onClick={() => setName(title)}
      />
      <Button icon="trash" iconOnly size="small" label={`Delete ${title}`} onClick={on.onRemove} />
    </li>
  );
}
