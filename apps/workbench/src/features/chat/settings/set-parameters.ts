import type { ChatSettings } from '../conversation/chat-settings.ts';
import { readTools } from '../conversation/request-messages.ts';

/** Returns a short label for each setting that differs from its default: `Temperature 0.2`, `2 tools`. */
export function setParameters(settings: ChatSettings): readonly string[] {
  const { systemPrompt, isStreamed, temperature, topP, maxTokens, seed, frequencyPenalty, presencePenalty } = settings;
  const { stop, reasoningEffort, schema, extra, tools } = settings;
  const list = readTools(tools);
  const count = Array.isArray(list) ? list.length : 0;
  const parts = [
    systemPrompt.trim() !== '' && 'System prompt',
    temperature !== undefined && `Temperature ${temperature}`,
    topP !== undefined && `Top p ${topP}`,
    maxTokens !== undefined && `Max tokens ${maxTokens}`,
    seed !== undefined && `Seed ${seed}`,
    frequencyPenalty !== undefined && `Frequency penalty ${frequencyPenalty}`,
    presencePenalty !== undefined && `Presence penalty ${presencePenalty}`,
    reasoningEffort !== undefined && `Reasoning ${reasoningEffort}`,
    stop && 'Stop texts',
    schema && 'Structured output',
    count > 0 && (count === 1 ? '1 tool' : `${count} tools`),
    extra && 'Further arguments',
    !isStreamed && 'Not streamed',
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '') as string[];
}
