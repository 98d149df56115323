import { readMessage } from '../../../ui/read-message.ts';
import type { ChatSettings } from './chat-settings.ts';

/** The parameters of a call that are set; the system prompt is its first message. */
export function chatParameters(settings: ChatSettings): {
  readonly systemPrompt: string | undefined;
  readonly [parameter: string]: unknown;
} {
  const { temperature, topP, maxTokens, seed, frequencyPenalty, presencePenalty, reasoningEffort } = settings;
  const tools = readTools(settings.tools);
  const stop = (settings.stop ?? '').split('\n').filter((line) => line !== '');
  const schema = readObject(settings.schema);
  const extra = readObject(settings.extra);
  return {
    systemPrompt: settings.systemPrompt.trim() || undefined,
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { top_p: topP }),
    ...(maxTokens !== undefined && { max_tokens: maxTokens }),
    ...(seed !== undefined && { seed }),
    ...(frequencyPenalty !== undefined && { frequency_penalty: frequencyPenalty }),
    ...(presencePenalty !== undefined && { presence_penalty: presencePenalty }),
    ...(stop.length > 0 && { stop }),
    ...(reasoningEffort !== undefined && { reasoning: reasoningEffort }),
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
    return readMessage(error);
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
    return readMessage(error);
  }
}
