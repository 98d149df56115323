'use client';

import * as React from 'react';
import { type ElementProps, element } from '../element/element.tsx';
import { useChatView } from './chat-context.ts';

/** Props of suggestions. */
export interface ChatSuggestionsProps extends Omit<ElementProps<'ul'>, 'children' | 'onSelect'> {
  /** Messages to choose from. */
  readonly suggestions: readonly string[];
  /** Called with the chosen one. @default it is sent */
  readonly onSelect?: ((suggestion: string) => void) | undefined;
}

/** Messages that the user may choose from, such as in an empty chat: `<Chat.Log empty={<Chat.Suggestions suggestions={…} />} />`. */
export const ChatSuggestions = /* @__PURE__ */ React.forwardRef<HTMLUListElement, ChatSuggestionsProps>(
  function ChatSuggestions({ suggestions, onSelect, ...props }, ref) {
    const { send, isBusy } = useChatView('Suggestions');
    const own = {
      className: 'hubkit-chat-suggestions',
      'data-slot': 'chat-suggestions',
      'aria-label': 'Suggestions',
      ref,
      children: suggestions.map((text) => (
        <li key={text}>
          <button
            type="button"
            className="hubkit-button"
            disabled={isBusy}
            onClick={() => (onSelect ? onSelect(text) : send?.(text))}
          >
            {text}
          </button>
        </li>
      )),
    };
    return element('ul', own, props);
  },
);
