import type { Turn } from '@hubkit/react/chat-panel';
import { type ChatMessage, requestMessages } from '@hubkit/react/hooks';
import { chatParameters } from './chat-parameters.ts';
import type { ChatSettings } from './chat-settings.ts';

/** The arguments of the call that continues a path: its messages, and the parameters that are set. */
export function chatArguments(
  path: readonly Turn[],
  settings: ChatSettings,
): Readonly<Record<string, unknown>> & { readonly messages: readonly ChatMessage[] } {
  const { systemPrompt: content, ...parameters } = chatParameters(settings);
  return {
    messages: [...(content ? [{ role: 'system', content }] : []), ...requestMessages(path)],
    ...parameters,
  };
}
