import { chatArguments } from '../conversation/chat-arguments.ts';
import { type Conversation, pathIn } from '../conversation/conversation.ts';
import { createTitle } from '../conversation/conversation-title.ts';
import { resolveSettings } from '../conversation/own-settings.ts';

/** A chat as JSON for other programs, links and other browsers: each of its models with the arguments of its call. */
export interface ExportedChat {
  readonly title: string;
  readonly chats: readonly ExportedColumn[];
}

/** One model of an exported chat, with the parameters of its call under their names in OpenAI's API. */
interface ExportedColumn {
  readonly model: string;
  readonly provider: string;
  readonly messages: readonly object[];
  readonly [parameter: string]: unknown;
}

/** The exported form of a chat. */
export function exportChat(state: Conversation): ExportedChat {
  const chats = state.columns.map(({ id, model, provider }) => ({
    model,
    provider,
    ...chatArguments(pathIn(state, id), resolveSettings(state, id)),
  }));
  return { title: createTitle(state) || 'Chat', chats };
}
