import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { shortName } from '../../../run/format-facts.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/format-count.ts';
import { ago, dateTime } from '../../../ui/format-time.ts';
import { moveFocus } from '../../../ui/move-focus.ts';
import type { ChatEntry } from '../conversation/chat-entry.ts';
import styles from './chats-panel.module.css';

interface ChatRowProps {
  readonly entry: ChatEntry;
  /** True for the chat that the page shows. */
  readonly isOpen: boolean;
  readonly onOpen: (() => void) | undefined;
  readonly onRename: (title: string) => void;
  readonly onRemove: () => void;
}

/** A chat of the list: its name, its models, and when it was last changed. */
export function ChatRow({ entry: { id, title, columns, updatedAt }, isOpen, ...on }: ChatRowProps) {
  const [name, setName] = useState<string>();
  const renameButton = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setName(undefined);
    moveFocus(() => renameButton.current?.focus());
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
            value={name}
            // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just used.
            autoFocus
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // Esc would close the whole list.
              event.stopPropagation();
              leave();
            }}
          />
          <Button size="small" icon="check" iconOnly type="submit" label="Save" />
          <Button size="small" icon="close" iconOnly label="Cancel" onClick={leave} />
        </form>
      </li>
    );
  return (
    <li className={styles.row}>
      <Link
        to="/chat/{-$id}"
        params={{ id }}
        className={styles.open}
        aria-current={isOpen ? 'true' : undefined}
        onClick={on.onOpen}
      >
        <span className={styles.name}>{title}</span>
        <span className={styles.facts}>
          <span>{nameModels(columns)}</span>
          <time dateTime={new Date(updatedAt).toISOString()} title={dateTime(updatedAt)}>
            {ago(updatedAt)}
          </time>
        </span>
      </Link>
      <span className={styles.actions}>
        <Button
          ref={renameButton}
          icon="edit"
          iconOnly
          size="small"
          label={`Rename ${title}`}
          onClick={() => setName(title)}
        />
        <Button icon="trash" iconOnly size="small" label={`Delete ${title}`} onClick={on.onRemove} />
      </span>
    </li>
  );
}

function nameModels(columns: ChatEntry['columns']): string {
  return columns.length > 2
    ? counted(columns.length, 'model')
    : columns.map(({ model }) => shortName(model)).join(' and ');
}
