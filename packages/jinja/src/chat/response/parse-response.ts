import { valueError } from '../../engine/runtime/errors.ts';
import type { Tool } from '../chat-options.ts';
import { toolParameters } from './cast-arguments.ts';
import type { ResponseDelta, ResponseMessage } from './delta.ts';
import { type LoadedTemplate, loadResponseTemplate } from './load-response-template.ts';
import { findAll } from './pattern/search.ts';
import { RegionParser } from './response-parser.ts';
import type { ResponseTemplate } from './response-template.ts';
import { WorkLimit } from './work-limit.ts';

/** Prompt and tools of a response. */
export interface ParseOptions {
  /**
   * The prompt that the model continued: it may hold the beginning of the message, such as an open `<think>`. Pass '' only
   * where the text is the whole message.
   */
  readonly prefix: string;
  /** The tools of the prompt; texts among the arguments of calls are cast by their schemas. */
  readonly tools?: readonly Tool[] | null | undefined;
  /**
   * What happens to a region that cannot be read, such as a call whose JSON is cut: an error is thrown, or its text, marks included,
   * becomes content. @default 'throw' in `parseResponse`, as in transformers; 'keep' where a text is streamed, and in completions
   */
  readonly damaged?: 'throw' | 'keep' | undefined;
}

/** Parses a response while it arrives. */
export interface ResponseParser {
  /** The part of the message that the prompt already holds. */
  readonly initialDeltas: readonly ResponseDelta[];
  /**
   * Parses more text and returns its deltas. Text that may begin a mark is held back until the next call.
   *
   * @throws {TemplateError} with `damaged: 'throw'`, when a region cannot be parsed, such as invalid JSON.
   * @throws {LimitError} when the patterns of the template take too many steps.
   */
  push(text: string): ResponseDelta[];
  /**
   * Ends the text and returns the message with its last deltas.
   *
   * @throws {TemplateError} like `push`, and when a required field is missing.
   */
  finish(): { readonly message: ResponseMessage; readonly deltas: readonly ResponseDelta[] };
}

/**
 * Creates a parser for a response that arrives in pieces. Joined, the deltas are the message that `parseResponse` gives
 * (`joinDeltas`).
 *
 * @throws {TemplateError} when the template is wrong, or the prompt does not fit it.
 */
export function createResponseParser(
  template: ResponseTemplate,
  { prefix, tools, damaged = 'keep' }: ParseOptions,
): ResponseParser {
  if (prefix === undefined || prefix === null)
    throw valueError(
      '`parseResponse` and `createResponseParser` require `prefix`, the prompt that the model continued: chat templates ' +
        'often write the beginning of the message (such as `<think>`). If the text is the whole message, pass an empty text.',
    );
  const loaded = loadResponseTemplate(template);
  const work = new WorkLimit();
  const parser = new RegionParser(loaded, {
    tools: toolParameters(tools ?? []),
    keepsDamaged: damaged === 'keep',
    work,
  });
  const initialDeltas = parser.push(afterLastAnchor(loaded, prefix, work));
  return { initialDeltas, push: (text) => parser.push(text), finish: () => parser.finish() };
}

/**
 * Parses a model's text into a message by a response template, as transformers' `parse_response`.
 *
 * @example
 * parseResponse(template, '<think>Hm.</think>Hello!', { prefix: '' })
 * // { role: 'assistant', reasoning_content: 'Hm.', content: 'Hello!' }
 *
 * @throws {TemplateError} when the template is wrong or the text does not fit it.
 */
export function parseResponse(template: ResponseTemplate, text: string, options: ParseOptions): ResponseMessage {
  const parser = createResponseParser(template, { ...options, damaged: options.damaged ?? 'throw' });
  parser.push(text);
  return parser.finish().message;
}

/** The part of the prompt that belongs to the message; all of it where no message begins in it. */
function afterLastAnchor({ start }: LoadedTemplate, prefix: string, work: WorkLimit): string {
  let end = 0;
  work.allow(prefix.length);
  for (const match of findAll(start, prefix, work)) end = match.end;
  return prefix.slice(end);
}
