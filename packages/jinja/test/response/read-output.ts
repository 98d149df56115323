import { isDeepStrictEqual } from 'node:util';
import { createResponseParser, deriveResponseTemplate, type ResponseTemplate } from '../../src/chat/response/index.ts';
import type { ModelFamily, Output } from './model-outputs.ts';

const tool = (name: string, properties: object) => ({
  type: 'function',
  function: { name, parameters: { type: 'object', properties } },
});

/** The tools of all outputs. */
export const OUTPUT_TOOLS = [
  tool('look', {
    n: { type: 'number' },
    at: { type: 'string' },
    l: { type: 'array', items: { type: 'integer' } },
    o: { type: 'object', properties: { a: { type: 'integer' } } },
  }),
  tool('write', { text: { type: 'string' } }),
  tool('wait', {}),
];

/** The message that is read from an output, in the form of the expectations. */
export function readOutput(template: ResponseTemplate, family: ModelFamily, output: Output) {
  const parser = createResponseParser(template, { prefix: output.prefix ?? family.prefix, tools: OUTPUT_TOOLS });
  parser.push(output.text);
  const { content, tool_calls: calls = [], ...others } = parser.finish().message;
  return {
    content: content ?? '',
    reasoning: others.reasoning_content ?? others.thinking ?? '',
    calls: calls.map(({ function: called }) => [called.name, called.arguments]),
  };
}

export const wantedOf = ({ content = '', reasoning = '', calls = [] }: Output) => ({ content, reasoning, calls });

/** True if the response template that is derived for the family reads the output right. */
export const parsesRight = (family: ModelFamily, output: Output): boolean =>
  isDeepStrictEqual(readOutput(deriveResponseTemplate(family.template), family, output), wantedOf(output));
