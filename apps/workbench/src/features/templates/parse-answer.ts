import { parseResponse, responseTemplateOf } from '@hubkit/jinja/response';
import type { TemplateEngine, TemplateInput } from '@hubkit/react/template-editor';
import { readExact, writeExact } from './exact-json.ts';

/**
 * Parses a model's answer into the message of its text, as JSON; undefined if a newer request took its place.
 *
 * @throws {Error} where the template fails with the input, or the answer does not fit the template.
 */
export async function parseAnswer(
  engine: Pick<TemplateEngine, 'render'>,
  { source, context, tokenizer }: TemplateInput,
  answer: string,
): Promise<string | undefined> {
  const given = readExact(context || '{}');
  const variables = Array.isArray(given) ? { messages: given } : Object(given);
  const prompt = writeExact({ ...variables, add_generation_prompt: true });
  // The engine's worker stops a template that does not end. Only one that ends is rendered here, to derive its marks.
  const reply = await engine.render({ source, context: prompt, tokenizer });
  if (!reply) return undefined;
  if (!reply.ok) throw new Error(`The template fails with this input: ${reply.error.message}`);
  const template = responseTemplateOf({ ...JSON.parse(tokenizer || '{}'), chat_template: source });
  const message = parseResponse(template, answer, { prefix: reply.text, tools: variables.tools });
  return JSON.stringify(message, null, 2);
}
