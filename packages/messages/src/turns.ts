export { setResult, type ToolResult } from './turns/set-result.ts';
export { type Conversation, endOf, pathTo, type Versions, versionsOf, withoutTurn } from './turns/tree.ts';
export {
  type Failure,
  isOpen,
  type KeptStream,
  type MessagePart,
  pendingCalls,
  type TokenUsage,
  type ToolCallPart,
  type Turn,
  textOfTurn,
} from './turns/turn.ts';
