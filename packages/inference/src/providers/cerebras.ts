import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';

export const cerebras = defineProvider({
  id: 'cerebras',
  label: 'Cerebras',
  site: 'https://www.cerebras.ai',
  hubOrganization: 'cerebras',
  baseUrl: 'https://api.cerebras.ai',
  auth: bearer,
  tasks: {
    conversational: openaiChat({
      // A body with `store` is answered by 400 and the code wrong_api_format.
      body: ({ store: _, messages, ...body }) => ({
        ...body,
        // `openaiChat` has seen that it is a list.
        messages: (messages as readonly Message[]).map((message) => withThoughtsInText(message, body.model)),
      }),
    }),
  },
});

type Message = Readonly<Record<string, unknown>>;

/**
 * The service sends thoughts in `reasoning`, refuses that member in a request, and wants them in the text: those of gpt-oss as they
 * are, those of other models between tags (anomalyco/opencode #26763, by a developer of the service).
 */
function withThoughtsInText(message: Message, model: unknown): Message {
  const { reasoning, content, ...others } = message;
  if (!reasoning) return message;
  const text = /gpt-oss/.test(model as string) ? reasoning : `<think>${reasoning}</think>`;
  return {
    ...others,
    content: Array.isArray(content) ? [{ type: 'text', text }, ...content] : `${text}${content || ''}`,
  };
}
