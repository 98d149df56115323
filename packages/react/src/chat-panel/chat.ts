import { ChatLog } from './chat-log.tsx';
import { ChatRoot } from './chat-root.tsx';
import { ChatSuggestions } from './chat-suggestions.tsx';
import { ChatThreads } from './chat-threads.tsx';
import { ChatComposer } from './composer/chat-composer.tsx';
import { ChatAttachments } from './message/chat-attachments.tsx';
import { ChatAuthor } from './message/chat-author.tsx';
import { ChatMessage } from './message/chat-message.tsx';
import { ChatParts } from './message/chat-parts.tsx';
import { ChatStatus } from './message/chat-status.tsx';
import { ChatAction, ChatActions, ChatApproval, ChatToolCall, ChatVersions } from './message/late-parts.tsx';

/** The parts of a chat, to arrange them yourself. */
export const Chat = {
  Root: ChatRoot,
  Log: ChatLog,
  Composer: ChatComposer,
  Message: ChatMessage,
  Author: ChatAuthor,
  Attachments: ChatAttachments,
  Parts: ChatParts,
  ToolCall: ChatToolCall,
  Approval: ChatApproval,
  Status: ChatStatus,
  Actions: ChatActions,
  Action: ChatAction,
  Versions: ChatVersions,
  Suggestions: ChatSuggestions,
  Threads: ChatThreads,
} as const;
