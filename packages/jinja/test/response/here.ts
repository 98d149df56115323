import { isDeepStrictEqual } from 'node:util';
import { createResponseParser, joinDeltas, parseResponse, type ResponseDelta } from '../../src/chat/response/index.ts';
import { TemplateError } from '../../src/engine/runtime/errors.ts';
import type { ResponseCase, ResponseOutcome } from './python.ts';

/** Parses the whole text here. */
export const parseWhole = ({ template, text, prefix, tools }: ResponseCase): ResponseOutcome =>
  outcomeOf(() => parseResponse(template, text, { prefix, tools }));

/** Parses a text in these pieces, and joins what the pieces gave. */
export function parsePieces({ template, prefix, tools }: ResponseCase, pieces: readonly string[]): ResponseOutcome {
  return outcomeOf(() => {
    const parser = createResponseParser(template, { prefix, tools, damaged: 'throw' });
    const deltas: ResponseDelta[] = [...parser.initialDeltas];
    for (const piece of pieces) deltas.push(...parser.push(piece));
    const { message, deltas: last } = parser.finish();
    const joined = joinDeltas([...deltas, ...last], template.defaults ?? {});
    if (!isDeepStrictEqual(joined, message))
      throw new Error(`the deltas make ${JSON.stringify(joined)}, not ${JSON.stringify(message)}`);
    return message;
  });
}

function outcomeOf(parse: () => unknown): ResponseOutcome {
  try {
    return { ok: true, message: parse() };
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    return { ok: false, type: error.pyType, error: error.rawMessage };
  }
}
