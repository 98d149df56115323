import { runInThisContext } from 'node:vm';
import { Environment, parseJson, TemplateError } from '@hubkit/jinja';
import {
  applyChatTemplate,
  assistantSpans,
  getJsonSchema,
  loadTemplate,
  type NamedTemplate,
  type TokenizerConfig,
} from '@hubkit/jinja/chat';
import type { Call, ChatOutcome, ModelCase } from './oracle.ts';

/** Fixes the time of `strftime_now`, here and in Python. */
const environment = new Environment({ now: '2024-07-26T12:00:00' });

/** Renders what Python renders, with the chat helper. */
export function applyHere({ files, calls }: ModelCase): ChatOutcome[] {
  const config = loadTemplate(files);
  return calls.map((call) => outcomeOf(() => applyCall(config, call)));
}

function applyCall(config: TokenizerConfig, call: Call): ChatOutcome {
  const { messages, tools, documents, options } = call;
  const given = { ...options, tools, documents, environment, variables: JSON.parse(call.variables) };
  const isBatch = messages.startsWith('[[');
  const output = isBatch
    ? applyChatTemplate(config, parseJson(messages) as object[][], given)
    : applyChatTemplate(config, messages, given);
  if (!call.spans) return { ok: true, output };
  const { continue_final_message: continued, ...others } = given as { continue_final_message?: unknown };
  const { text, spans } = assistantSpans(config, messages, others);
  // The ranges are those of the whole text, here and there; a message that is to be continued ends before.
  const shown = continued ? String(output) : text;
  const toPoints = (at: number): number => [...text.slice(0, Math.min(at, shown.length))].length;
  return { ok: true, output, spans: spans.map(([start, end]) => [toPoints(start), toPoints(end)]) };
}

/** The templates of a model folder, named ones by name. */
export const loadHere = (files: ModelCase['files'], order: 'tokenizer' | 'processor'): ChatOutcome =>
  outcomeOf(() => {
    const { chat_template: found } = loadTemplate(files, { order });
    return { ok: true, output: Array.isArray(found) ? byName(found) : found };
  });

const byName = (templates: readonly NamedTemplate[]): Record<string, string> =>
  Object.fromEntries(templates.map(({ name, template }) => [name, template]));

/** The schema of a function of which this is the source. */
export const describeHere = (source: string): ChatOutcome =>
  // JSON drops what is undefined, as the other side has no such thing.
  outcomeOf(() => ({ ok: true, output: plain(getJsonSchema(runInThisContext(source))) }));

/** Numbers of `parseJson` as JSON.parse gives them: 2.0 and 2 are one to the other side's JSON. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, item) => (item instanceof Object && 'value' in item ? Number(item.value) : item)),
  );

/** Runs `work`; everything that is not one of our errors is a mistake of ours and not caught. */
function outcomeOf(work: () => ChatOutcome): ChatOutcome {
  try {
    return work();
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    return { ok: false, type: error.pyType, message: error.rawMessage };
  }
}
