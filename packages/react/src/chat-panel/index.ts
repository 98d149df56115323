export {
  endOf,
  type Failure,
  isOpen,
  type MessagePart,
  pathTo,
  pendingCalls,
  type ToolCallPart,
  type Turn,
  textOfTurn,
  type Versions,
  versionsOf,
} from '@hubkit/messages/turns';
export { Chat } from './chat.ts';
export type { ChatLabels } from './chat-labels.ts';
export { ChatLog, type ChatLogProps } from './chat-log.tsx';
export { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';
export type { ChatComposerProps, ChatMessageProps, ChatMessagesProps, ChatRootProps } from './chat-parts.tsx';
export { Composer, type ComposerProps } from './composer.tsx';
export { type MessageActions, MessageView, type MessageViewProps } from './message-view.tsx';
export { type ConversationView, type ShownTurn, useConversation } from './use-conversation.ts';
