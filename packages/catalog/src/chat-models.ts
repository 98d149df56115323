export type { ChatModel, ModelOffer, ParameterCount } from './chat-models/define-chat-models.ts';
export { FACT_SOURCES, type Fact, type FactSource, type FactSourceId } from './chat-models/fact-sources.ts';
export { findChatModel } from './chat-models/find-chat-model.ts';
export { CHAT_MODELS } from './chat-models/models/chat-models.gen.ts';
