import { createContext, useContext } from 'react';
import { useStore } from '../../state/use-store.ts';
import type { Conversation } from './conversation/conversation.ts';
import type { Chat } from './create-chat.ts';

const ChatContext = createContext<Chat | undefined>(undefined);

/** Gives the chat of the page to its parts. */
export const ChatProvider = ChatContext.Provider;

/** Returns the chat of the page. */
export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error('useChat needs a ChatProvider above it.');
  return chat;
}

/** Reads a part of the conversation. */
export function useChatState<Part>(select: (state: Conversation) => Part): Part {
  return useStore(useChat().store, select);
}
