import { isMembers, type Members } from '@hubkit/messages';
import { readMessage } from '../../../ui/read-message.ts';
import type { ChatSettings } from './chat-settings.ts';
import { NUMBER_SETTINGS } from './number-settings.ts';

/** The parameters of a call that are set; the system prompt is its first message. */
export function chatParameters(settings: ChatSettings): {
  readonly systemPrompt: string | undefined;
  readonly [parameter: string]: unknown;
} {
  const { reasoningEffort } = settings;
  const numbers = NUMBER_SETTINGS.map(({ name, parameter }) => [parameter, settings[name]] as const);
  const tools = readTools(settings.tools);
  const stop = (settings.stop ?? '').split('\n').filter((line) => line !== '');
  const schema = readObject(settings.schema);
  const extra = readObject(settings.extra);
  return {
    systemPrompt: settings.systemPrompt.trim() || undefined,
    ...Object.fromEntries(numbers.filter(([, value]) => value !== undefined)),
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
export function readTools(text?: string): readonly unknown[] | string | undefined {
  return readJson(text, Array.isArray, 'Must be a JSON array: [ … ].');
}

/** Parses a JSON object typed by the user: undefined for an empty text, or the reason why the text is invalid. */
export function readObject(text?: string): Members | string | undefined {
  return readJson(text, isMembers, 'It is an object: begin with { and end with }.');
}

function readJson<Value>(text = '', isValid: (value: unknown) => value is Value, problem: string) {
  if (text.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : problem;
  } catch (error) {
    return readMessage(error);
  }
}
