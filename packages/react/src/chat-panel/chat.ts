import { ChatComposer, ChatMessage, ChatMessages, ChatRoot } from './chat-parts.tsx';

/** The parts of a chat, to arrange them yourself. */
export const Chat = { Root: ChatRoot, Log: ChatMessages, Message: ChatMessage, Composer: ChatComposer } as const;
