export { type TurnMessagesOptions, turnMessages as requestMessages } from '@hubkit/messages';
export {
  type Conversation,
  type Failure,
  type KeptStream,
  type MessagePart,
  type TokenUsage,
  type ToolCallPart,
  type Turn,
  withoutTurn,
} from '@hubkit/messages/turns';
export type { ListedTurn } from '../conversation/listed-turn.ts';
export { readAttachment } from '../conversation/read-attachment.ts';
export type { AnswerFormat, ChatOptions, ChatSettings } from './chat/chat-options.ts';
export type { ChatStatus } from './chat/chat-status.ts';
export type { ChatActions, ChatState, ChatStore } from './chat/chat-store.ts';
export { type ChatTool, type ChatToolOptions, chatTool } from './chat/chat-tool.ts';
export { createChat } from './chat/create-chat.ts';
export { type UseChatResult, useChat } from './chat/use-chat.ts';
export {
  createInputs,
  type InputContext,
  type InputState,
  type InputStore,
  type WaitingInput,
} from './input/create-inputs.ts';
export { useInputs } from './input/use-inputs.ts';
export type { JobOptions, JobSettings, JobState } from './job/create-job.ts';
export { type Job, useJob } from './job/use-job.ts';
export { type Model, type ModelSource, type Models, useModels } from './models/use-models.ts';
export { jsonAnswer } from './object/json-answer.ts';
export { type ObjectOptions, type Partially, type StructuredObject, useObject } from './object/use-object.ts';
export type { ChatCallAbout, ChatClient, ChatMessage, ChatService } from './service/chat-service.ts';
export { GatewayError } from './service/failure.ts';
export type { Gateway } from './service/gateway.ts';
export type { JsonSchema, Schema } from './service/schema.ts';
export type { TaskClient, TaskProgress, TaskService } from './service/task-service.ts';
export type { UploadProgress } from './service/upload-fetch.ts';
export { indexedDbStorage } from './storage/indexed-db-storage.ts';
export type { StateStorage } from './storage/state-storage.ts';
export { memoryStorage } from './storage/state-storage.ts';
export { webStorage } from './storage/web-storage.ts';
export type { TaskSettings, TaskState } from './task/create-task.ts';
export { type Task, useTask } from './task/use-task.ts';
