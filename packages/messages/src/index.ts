export { CompletionJoiner, joinChunks } from './join/completion-joiner.ts';
export { failureIn, type MessageFailure } from './join/failure-in.ts';
export { MessageJoiner } from './join/message-joiner.ts';
export { ToolCallJoiner } from './join/tool-call-joiner.ts';
export type {
  Completion,
  ContentPart,
  Members,
  Message,
  MessageChoice,
  MessageToolCall,
  ToolCall,
} from './message.ts';
export { isMembers } from './message.ts';
export { type Citation, citationsOf, imagesOf, reasoningOf, refusalOf, toolCallsOf } from './read.ts';
export { type RepeatOptions, repeatMessage, repeatMessages } from './repeat.ts';
export { type MessageService, messageService, type ReasoningForm } from './services.ts';
export { textOf } from './text-of.ts';
export { type SplitText, splitThinking, ThinkingSplitter } from './thinking.ts';
export { type Answer, AnswerJoiner, type AnswerOptions } from './turns/answer-joiner.ts';
export { setResult, type ToolResult } from './turns/set-result.ts';
export { type Conversation, endOf, pathTo, type Versions, versionsOf, withoutTurn } from './turns/tree.ts';
export {
  type Failure,
  isOpen,
  type MessagePart,
  pendingCalls,
  type TokenUsage,
  type ToolCallPart,
  type Turn,
  textOfTurn,
} from './turns/turn.ts';
export { messageParts, type TurnMessagesOptions, turnMessages } from './turns/turn-messages.ts';
