import { isJsonObject, parseJson } from '../../contract/json.ts';
import { hashText } from '../../contract/random.ts';
import type { ChatMessage, ChatRequest, Tool, ToolCall } from './chat-request.ts';
import type { Conversation } from './conversation.ts';
import { readHints, sharedWords } from './json/hints.ts';
import { valueFor } from './json/schema-value.ts';

/** The function calls of the model; none when it answers in text. */
export function chooseToolCalls({ prompt, messages }: Conversation, { tools, toolChoice }: ChatRequest): ToolCall[] {
  // After its result has come, the model speaks.
  if (tools.length === 0 || toolChoice === 'none' || messages.at(-1)?.role === 'tool') return [];
  const tool =
    typeof toolChoice === 'object'
      ? tools.find(({ name }) => name === toolChoice.name)
      : bestTool(tools, prompt, toolChoice === 'required');
  if (!tool) return [];
  const values = valueFor({ type: 'object', ...tool.parameters }, readHints(prompt), tool.name);
  const text = JSON.stringify(values);
  return [
    {
      id: `call_${hashText(prompt + tool.name + text)
        .toString(36)
        .padStart(8, '0')}`,
      name: tool.name,
      arguments: text,
    },
  ];
}

/** Writes the reply to tool results; undefined when there are none. */
export function aboutToolResults({ messages }: Conversation): string | undefined {
  const results: ChatMessage[] = [];
  for (let at = messages.length - 1; messages[at]?.role === 'tool'; at--) {
    const message = messages[at];
    if (message) results.unshift(message);
  }
  if (results.length === 0) return undefined;
  const calls = messages.flatMap((message) => message.toolCalls);
  return results
    .map((result) => {
      const name = calls.find((call) => call.id === result.toolCallId)?.name ?? result.name ?? 'the function';
      return `According to ${name}, ${inWords(parseJson(result.text) ?? result.text)}.`;
    })
    .join('\n');
}

function bestTool(tools: readonly Tool[], prompt: string, isRequired: boolean): Tool | undefined {
  const ranked = tools
    .map((tool) => ({ tool, score: sharedWords(prompt, `${tool.name} ${tool.description}`) }))
    .sort((left, right) => right.score - left.score);
  const [best] = ranked;
  return best && (isRequired || best.score > 0) ? best.tool : undefined;
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join('; ');
  if (!isJsonObject(value)) return String(value).replace(/\.$/, '');
  return Object.entries(value)
    .map(
      ([name, item]) =>
        `the ${name.replaceAll('_', ' ')} is ${isJsonObject(item) || Array.isArray(item) ? JSON.stringify(item) : String(item)}`,
    )
    .join(' and ');
}
