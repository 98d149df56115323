import type { Effort } from '../../contract/thinking.ts';
import type { ChatRequest } from './chat-request.ts';
import { type Conversation, readToolResults } from './conversation.ts';
import type { Reply } from './reply.ts';

/** The number of steps that the thoughts of an effort have. */
const STEPS: Readonly<Record<Effort, number>> = { none: 0, minimal: 1, low: 2, medium: 3, high: 4, xhigh: 5, max: 6 };

/** Maximum characters of the prompt, of tool results and of arguments that the thoughts repeat. */
const MAX_QUOTE = 160;

/** Writes the thoughts that precede a reply; empty where the model does not think. */
export function think(conversation: Conversation, request: ChatRequest, reply: Reply): string {
  return [...listSteps(conversation, request, reply)].slice(0, STEPS[request.effort]).join(' ');
}

/** The steps of thinking, the most important first. */
function* listSteps(conversation: Conversation, request: ChatRequest, reply: Reply): Generator<string> {
  const results = readToolResults(conversation);
  yield results.length > 0
    ? `The tool returned ${quote(results.join(' and '))}.`
    : `The user writes: ${quote(conversation.prompt)}.`;
  const [call] = reply.toolCalls;
  if (call) {
    yield reply.toolCalls.length > 1
      ? `That needs ${reply.toolCalls.length} tools: ${reply.toolCalls.map(({ name }) => name).join(', ')}.`
      : `That needs the tool ${call.name}.`;
    yield `Its arguments are ${call.arguments.slice(0, MAX_QUOTE)}.`;
  } else {
    yield request.tools.length > 0 ? 'No further tool is needed.' : 'I can answer that directly.';
    yield request.responseFormat.type === 'text'
      ? 'A short answer is enough.'
      : 'The answer has to be JSON in the requested form.';
  }
  if (conversation.system) yield `The instructions are: ${quote(conversation.system)}.`;
  yield 'Let me check this once more.';
  yield 'It agrees with everything that was written before.';
  yield 'Now I can reply.';
}

function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE - 1)}…` : line}”`;
}
