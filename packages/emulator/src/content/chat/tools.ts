import { isJsonObject, parseJson } from '../../contract/json.ts';
import { hashText } from '../../contract/random.ts';
import type { ChatMessage, ChatRequest, Tool, ToolCall } from './chat-request.ts';
import type { Conversation } from './conversation.ts';
import { readHints, sharedWords } from './json/hints.ts';
import { valueFor } from './json/schema-value.ts';

/** The function calls of the model, one for each part of the question that needs one; none when it answers in text. */
export function chooseToolCalls({ prompt, messages }: Conversation, request: ChatRequest): readonly ToolCall[] {
  const { tools, toolChoice } = request;
  if (tools.length === 0 || toolChoice === 'none') return [];
  const isStepwise = !request.isParallel || /\bfirst\b[\s\S]*\bthen\b/i.test(prompt);
  // After its results have come, the model speaks, unless it takes one step after the other.
  if (messages.at(-1)?.role === 'tool') return isStepwise ? nextCall(prompt, messages, tools) : [];
  if (typeof toolChoice === 'object') {
    const named = tools.find(({ name }) => name === toolChoice.name);
    return named ? [createCall(named, prompt, prompt)] : [];
  }
  const parts = splitParts(prompt).flatMap((part) => {
    const tool = bestTool(tools, part, false);
    return tool ? [{ tool, part }] : [];
  });
  if (parts.length > 1 && !isStepwise) {
    const calls = parts.map(({ tool, part }) => createCall(tool, part, prompt));
    const distinct = calls.filter(({ id }, index) => calls.findIndex((call) => call.id === id) === index);
    if (distinct.length > 1) return distinct;
  }
  const [first] = isStepwise ? parts : [];
  if (first) return [createCall(first.tool, first.part, prompt)];
  const tool = bestTool(tools, prompt, toolChoice === 'required');
  return tool ? [createCall(tool, prompt, prompt)] : [];
}

/** The call for the first part of the question that has had none since the question was asked. */
function nextCall(prompt: string, messages: readonly ChatMessage[], tools: readonly Tool[]): readonly ToolCall[] {
  const turn = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1);
  const made = new Set(turn.flatMap(({ toolCalls }) => toolCalls.map((call) => call.name + call.arguments)));
  for (const part of splitParts(prompt)) {
    const tool = bestTool(tools, part, false);
    const call = tool && createCall(tool, part, prompt);
    if (call && !made.has(call.name + call.arguments)) return [call];
  }
  return [];
}

/** The parts of a question that may need a function each. */
function splitParts(prompt: string): readonly string[] {
  return prompt.split(/[.?!;](?:\s+|$)|,\s+(?=then\b|and\b|also\b)|,?\s+(?:and|then|also|plus)\s+/i).filter(Boolean);
}

/** A call with arguments from one part of the question; those that are not there come from the rest. */
function createCall(tool: Tool, part: string, prompt: string): ToolCall {
  const values = valueFor({ type: 'object', ...tool.parameters }, readHints(part, prompt), tool.name);
  const text = JSON.stringify(values);
  const id = hashText(prompt + tool.name + text)
    .toString(36)
    .padStart(8, '0');
  return { id: `call_${id}`, name: tool.name, arguments: text };
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
