import { Template } from '../../engine/environment.ts';
import { lazy } from '../../engine/runtime/lazy.ts';
import type { Value } from '../../engine/runtime/values.ts';
import type { ChatPolyfill, Message } from '../chat-options.ts';
import { inspectOnce } from '../inspect.ts';
import { readCalls, readObject } from './convert-tool-arguments.ts';
import { field, hasRole, joinedContent, withFields } from './fields.ts';

const toolList = lazy(
  () =>
    new Template(`You can call these functions:
<tools>
{% for tool in tools %}{{ tool | tojson }}
{% endfor %}
</tools>
{%- if writes_calls %}


To call a function, write its name and arguments as JSON between tags, once for each call:
<tool_call>
{"name": "function_name", "arguments": {"parameter": "value"}}
</tool_call>
{%- endif %}`),
);

const callText = lazy(
  () => new Template('<tool_call>\n{"name": {{ name | tojson }}, "arguments": {{ arguments | tojson }}}\n</tool_call>'),
);

const resultText = lazy(
  () => new Template('<tool_response>\n{{ x if x is string else x | tojson }}\n</tool_response>'),
);

/**
 * A polyfill for templates without tools: lists the tools and the form of calls in a system message. Calls and results that
 * the template does not show become text in the same form, of the assistant and of the user. Parse responses to it with
 * `withHermesCalls` of `@hubkit/jinja/response`.
 */
export const putToolsInSystemMessage: ChatPolyfill = (chat, template) => {
  const { messages, tools } = chat;
  const hasTools = tools !== null && tools.length > 0;
  if (!hasTools && !messages.some((message) => readCalls(message).length > 0 || isResult(message))) return chat;
  const inspection = inspectOnce(template);
  const writesCalls = inspection.toolCalls === false;
  const written = messages.map((message) => (writesCalls ? withWrittenCalls(message) : message));
  const shown = inspection.toolResults && !writesCalls ? written : withWrittenResults(written);
  if (!hasTools || inspection.tools) return { ...chat, messages: shown };
  return { tools: null, messages: withSystemText(shown, toolList().render({ tools, writes_calls: writesCalls })) };
};

const isResult = (message: Message): boolean => hasRole(message, 'tool');

function withSystemText(messages: readonly Message[], text: string): readonly Message[] {
  const [first, ...others] = messages;
  if (first === undefined || !hasRole(first, 'system')) return [{ role: 'system', content: text }, ...messages];
  return [withFields(first, { content: joinedContent(field(first, 'content'), text) }), ...others];
}

/** A message of the assistant whose calls are text. */
function withWrittenCalls(message: Message): Message {
  const calls = readCalls(message);
  if (calls.length === 0) return message;
  const text = calls.map(writtenCall).join('\n');
  return withFields(message, { content: joinedContent(field(message, 'content'), text), tool_calls: undefined });
}

function writtenCall(call: Value): string {
  const called = field(call, 'function') ?? call;
  const name = field(called, 'name') ?? null;
  const given = field(called, 'arguments') ?? {};
  return callText().render({ name, arguments: readObject(given) ?? given });
}

/** Results as messages of the user: those of one turn, and what the user writes then, are one message. */
function withWrittenResults(messages: readonly Message[]): readonly Message[] {
  const written: Message[] = [];
  let isOpen = false;
  for (const message of messages) {
    const content = isResult(message) ? writtenResult(field(message, 'content')) : field(message, 'content');
    const last = written.at(-1);
    const isJoined = isOpen && last !== undefined && (isResult(message) || hasRole(message, 'user'));
    if (isJoined)
      written[written.length - 1] = withFields(last, { content: joinedContent(field(last, 'content'), content) });
    else written.push(isResult(message) ? { role: 'user', content } : message);
    isOpen = isResult(message);
  }
  return written;
}

const writtenResult = (content: Value): Value =>
  Array.isArray(content)
    ? [{ type: 'text', text: '<tool_response>' }, ...content, { type: 'text', text: '</tool_response>' }]
    : resultText().render({ x: content ?? '' });
