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
export type { ListedTurn } from '../conversation/listed-turn.ts';
export { Chat } from './chat.ts';
export { type MessageView, useMessage } from './chat-context.ts';
export type { ChatLabels } from './chat-labels.ts';
export type { ChatLogProps } from './chat-log.tsx';
export { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';
export type { ChatRootProps } from './chat-root.tsx';
export type { ChatSuggestionsProps } from './chat-suggestions.tsx';
export type { ChatThread, ChatThreadsLabels, ChatThreadsProps } from './chat-threads.tsx';
export type { ChatComposerProps } from './composer/chat-composer.tsx';
export { type ComposerControls, useComposer } from './composer/composer-context.ts';
export type { ChatActionProps } from './message/chat-action.tsx';
export type { ChatActionName, ChatActionsProps } from './message/chat-actions.tsx';
export type { ChatApprovalProps } from './message/chat-approval.tsx';
export type { ChatAttachmentsProps } from './message/chat-attachments.tsx';
export type { ChatAuthorProps } from './message/chat-author.tsx';
export type { ChatMessageProps } from './message/chat-message.tsx';
export type { ChatPartsProps } from './message/chat-parts.tsx';
export type { ChatStatusProps } from './message/chat-status.tsx';
export type { ChatToolCallProps } from './message/chat-tool-call.tsx';
export type { ChatVersionsProps } from './message/chat-versions.tsx';
export type { MessageActions } from './message/message-actions.ts';
export type { PartComponents, PartProps, ToolPartProps } from './message/part-components.ts';
export { type ConversationView, type ShownTurn, useConversation } from './use-conversation.ts';
