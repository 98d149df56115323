'use client';

import * as React from 'react';
import { ChatLog } from './chat-log.tsx';
import { ChatRoot, type ChatRootProps } from './chat-root.tsx';
import { ChatSuggestions } from './chat-suggestions.tsx';
import { ChatComposer, type ChatComposerProps } from './composer/chat-composer.tsx';

/** Props of a chat. */
export interface ChatPanelProps
  extends Omit<ChatRootProps, 'children' | 'defaultValue'>,
    Pick<ChatComposerProps, 'accept' | 'maxFileBytes' | 'defaultValue'> {
  /** Messages to choose from in an empty chat; the chosen one is sent. */
  readonly suggestions?: readonly string[] | undefined;
}

/**
 * A conversation with a model. It keeps nothing and sends nothing: messages come in as data, and what readers do goes out by callbacks.
 * Without `send`, there is no field for a message.
 *
 * @example <ChatPanel {...useChat({ api: '/api/ai' })} />
 */
export const ChatPanel = /* @__PURE__ */ React.forwardRef<HTMLDivElement, ChatPanelProps>(function ChatPanel(
  { accept, maxFileBytes, defaultValue, suggestions, ...root },
  ref,
) {
  return (
    <ChatRoot {...root} ref={ref}>
      <ChatLog empty={suggestions && <ChatSuggestions suggestions={suggestions} />} />
      {root.send && <ChatComposer accept={accept} maxFileBytes={maxFileBytes} defaultValue={defaultValue} />}
    </ChatRoot>
  );
});
