import { isJsonObject, type JsonObject, parseJson } from '../contract/json.ts';
import { defineFaults, type Fault } from './fault.ts';
import { callsIn, readChoices, rewriteChat, withChoices } from './rewrite-chat.ts';

/** A tool call as a stream tells it. */
interface StreamedCall {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** The text of its arguments in pieces. */
  readonly pieces: readonly string[];
  /** Members of its first fragment beside id, type and function. */
  readonly more: JsonObject;
}

/** The fragments in which a service streams a call; `index` is its position. */
type Habit = (call: StreamedCall, index: number) => readonly JsonObject[];

/** A fault that streams tool calls by a habit; all else stays as it is. */
function streamCalls(summary: string, habit: Habit): Fault {
  return rewriteChat({
    summary: `tool calls: ${summary}`,
    *stream(chunks) {
      const calls = readCalls(chunks);
      const first = chunks.findIndex((chunk) => listFragments(chunk).length > 0);
      for (const [at, chunk] of chunks.entries()) {
        if (at === first) {
          for (const fragment of calls.flatMap(habit))
            yield withChoices(chunk, (choice) => ({ ...choice, delta: { tool_calls: [fragment] } }));
        }
        if (listFragments(chunk).length === 0) yield chunk;
      }
    },
  });
}

function listFragments(chunk: JsonObject): readonly JsonObject[] {
  return readChoices(chunk).flatMap(({ delta }) => (isJsonObject(delta) ? callsIn(delta) : []));
}

function readCalls(chunks: readonly JsonObject[]): readonly StreamedCall[] {
  const calls: { id: string; name: string; pieces: string[]; more: JsonObject }[] = [];
  for (const { index: _, type: _type, id, function: called, ...more } of chunks.flatMap(listFragments)) {
    const { name, arguments: text } = isJsonObject(called) ? called : {};
    if (typeof id === 'string') calls.push({ id, name: String(name), pieces: [], more });
    if (typeof text === 'string' && text !== '') calls.at(-1)?.pieces.push(text);
  }
  return calls.map((call) => ({ ...call, text: call.pieces.join('') }));
}

const begin = ({ id, name, more }: StreamedCall, text: unknown = '') => ({
  id,
  type: 'function',
  function: { name, arguments: text },
  ...more,
});

const go = (text: string) => ({ function: { arguments: text } });

/** Faults of streamed tool calls: the habits of services other than OpenAI. */
export const CALL_HABITS = defineFaults({
  'calls-without-index': streamCalls('fragments without an index, the id in the first', (call) => [
    begin(call),
    ...call.pieces.map(go),
  ]),
  'calls-index-zero': streamCalls('the index is 0 for every call', (call) => [
    { index: 0, ...begin(call) },
    ...call.pieces.map((text) => ({ index: 0, ...go(text) })),
  ]),
  'calls-index-one': streamCalls('the index begins with 1', (call, at) => [
    { index: at + 1, ...begin(call) },
    ...call.pieces.map((text) => ({ index: at + 1, ...go(text) })),
  ]),
  'calls-index-counts': streamCalls('the index counts up within one call', (call, at) => [
    { index: 100 * at, ...begin(call) },
    ...call.pieces.map((text, piece) => ({ index: 100 * at + piece + 1, ...go(text) })),
  ]),
  'calls-repeat-name': streamCalls('id and name in every fragment', (call, index) => [
    ...(call.pieces.length > 0 ? call.pieces : ['']).map((text) => ({ index, ...begin(call, text) })),
  ]),
  'calls-empty-name': streamCalls('id and name are empty or null after the first fragment', (call, index) => [
    { index, ...begin(call) },
    ...call.pieces.map((text, at) => ({
      index,
      id: at % 2 ? null : '',
      type: null,
      function: { name: at % 2 ? '' : null, arguments: text },
    })),
  ]),
  'calls-number-id': streamCalls('ids are numbers and indexes are texts', (call, at) => [
    { index: String(at), ...begin(call), id: at + 7 },
    ...call.pieces.map((text) => ({ index: String(at), ...go(text) })),
  ]),
  'calls-whole': streamCalls('whole calls, all with the index 0 and an id of their own', (call) => [
    { index: 0, ...begin(call, call.text) },
  ]),
  'calls-same-id': streamCalls('whole calls that share one id', (call, index) => [
    { index, ...begin(call, call.text), id: 'call_0' },
  ]),
  'calls-whole-without-index': streamCalls('whole calls without an index, as at Gemini', (call) => [
    begin(call, call.text),
  ]),
  'calls-object-arguments': streamCalls('arguments as an object, not as text', (call, index) => [
    { index, ...begin(call, parseJson(call.text) ?? {}) },
  ]),
  'calls-null-arguments': streamCalls('arguments that are null at first', (call, index) => [
    { index, ...begin(call, null) },
    ...call.pieces.map((text) => ({ index, ...go(text) })),
  ]),
  'calls-no-arguments': streamCalls('empty arguments for a tool without parameters', (call, index) => [
    { index, ...begin(call, call.text === '{}' ? '' : call.text) },
  ]),
  'calls-null-function': streamCalls('fragments whose function and type are null', (call, index) => [
    { index, ...begin(call) },
    ...call.pieces.flatMap((text) => [
      { index, function: null, type: null },
      { index, ...go(text) },
    ]),
  ]),
  'calls-late-extra': streamCalls('a signature in a fragment with nothing else, without an index', (call, index) => [
    { index, ...begin(call) },
    ...call.pieces.map((text) => ({ index, ...go(text) })),
    { extra_content: { google: { thought_signature: `signature of ${call.id}` } } },
  ]),
});
