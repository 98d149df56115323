'use client';

import * as React from 'react';
import { type ElementProps, element } from '../element/element.tsx';
import { IconButton } from '../icon/icon-button.tsx';

/** A conversation in a list. */
export interface ChatThread {
  readonly id: string;
  readonly title: string;
  /** Below the title, such as the time of the last message. */
  readonly detail?: string | undefined;
}

/** Props of a list of conversations. */
export interface ChatThreadsProps extends Omit<ElementProps<'nav'>, 'children' | 'onSelect'> {
  readonly threads: readonly ChatThread[];
  /** Id of the shown conversation. */
  readonly current?: string | undefined;
  readonly onSelect: (id: string) => void;
  /** Begins a conversation. Without it there is no button. */
  readonly onNew?: (() => void) | undefined;
  /** Deletes a conversation. Without it there are no buttons. */
  readonly onDelete?: ((id: string) => void) | undefined;
  readonly labels?: Partial<ChatThreadsLabels> | undefined;
}

/** Words of a list of conversations; pass your own to translate them. */
export interface ChatThreadsLabels {
  /** Accessible name of the list. */
  readonly name: string;
  readonly begin: string;
  readonly delete: (title: string) => string;
}

const DEFAULT_LABELS: ChatThreadsLabels = {
  name: 'Conversations',
  begin: 'New chat',
  delete: (title) => `Delete ${title}`,
};

const PLUS = 'M12 5v14M5 12h14';
const BIN = 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10.3 11v5.5M13.7 11v5.5';

/** The conversations of a user, with the shown one marked. It needs no `Chat.Root`, and may be beside it. */
export const ChatThreads = /* @__PURE__ */ React.forwardRef<HTMLElement, ChatThreadsProps>(function ChatThreads(
  { threads, current, onSelect, onNew, onDelete, labels: words, ...props },
  ref,
) {
  const labels = { ...DEFAULT_LABELS, ...words };
  const own = {
    className: 'hubkit-panel hubkit-chat-threads',
    'data-slot': 'chat-threads',
    'aria-label': labels.name,
    ref,
    children: (
      <>
        {onNew && <IconButton icon={PLUS} label={labels.begin} hasText onClick={onNew} />}
        <ul>
          {threads.map(({ id, title, detail }) => (
            <li key={id}>
              <button
                type="button"
                className="hubkit-chat-thread"
                aria-current={id === current || undefined}
                onClick={() => onSelect(id)}
              >
                <span>{title}</span>
                {detail && <small>{detail}</small>}
              </button>
              {onDelete && <IconButton icon={BIN} label={labels.delete(title)} onClick={() => onDelete(id)} />}
            </li>
          ))}
        </ul>
      </>
    ),
  };
  return element('nav', own, props);
});
