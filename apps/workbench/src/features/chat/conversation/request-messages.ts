import { type ChatMessage, requestMessages } from '@hubkit/react/hooks';
import type { ChatSettings } from './chat-settings.ts';
import type { Turn } from './turn.ts';

/** The arguments of the call that continues a path: its messages, and the parameters that are set. */
export function chatArguments(
  path: readonly Pick<Turn, 'id' | 'parent' | 'role' | 'parts' | 'status'>[],
  settings: ChatSettings,
): Readonly<Record<string, unknown>> & { readonly messages: readonly ChatMessage[] } {
  const { systemPrompt, temperature, topP, maxTokens, seed, frequencyPenalty, presencePenalty, reasoningEffort } =
    settings;
  const system = systemPrompt.trim();
  const tools = readTools(settings.tools);
  const stop = (settings.stop ?? '').split('\n').filter((line) => line !== '');
  const schema = readObject(settings.schema);
  const extra = readObject(settings.extra);
  return {
    messages: [...(system ? [{ role: 'system', content: system }] : []), ...requestMessages(path)],
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { top_p: topP }),
    ...(maxTokens !== undefined && { max_tokens: maxTokens }),
    ...(seed !== undefined && { seed }),
    ...(frequencyPenalty !== undefined && { frequency_penalty: frequencyPenalty }),
    ...(presencePenalty !== undefined && { presence_penalty: presencePenalty }),
    ...(stop.length > 0 && { stop }),
    ...(reasoningEffort !== undefined && { reasoning_effort: reasoningEffort }),
    ...(typeof schema === 'object' && {
      response_format: { type: 'json_schema', json_schema: { name: 'answer', schema, strict: true } },
    }),
    ...(Array.isArray(tools) && tools.length > 0 && { tools }),
    ...(typeof extra === 'object' && extra),
  };
}

/** Parses the tools typed by the user: a list, undefined for none, or the reason why the text is invalid. */
export function readTools(text = ''): readonly unknown[] | string | undefined {
  if (text.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : 'Must be a JSON array: [ … ].';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Parses a JSON object typed by the user: undefined for an empty text, or the reason why the text is invalid. */
export function readObject(text = ''): Readonly<Record<string, unknown>> | string | undefined {
  if (text.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : 'It is an object: begin with { and end with }.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
