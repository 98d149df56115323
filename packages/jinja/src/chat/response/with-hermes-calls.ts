import type { ResponseTemplate } from './response-template.ts';

/**
 * Adds tool calls as JSON between `<tool_call>` and `</tool_call>` to a response template: the form that the polyfill
 * `putToolsInSystemMessage` of `@hubkit/jinja/chat` asks for.
 *
 * @example withHermesCalls(responseTemplateOf(tokenizerConfig))
 */
export function withHermesCalls(template: ResponseTemplate): ResponseTemplate {
  const { content, ...others } = template.fields;
  const calls = {
    open_pattern: '\\s*<tool_call>',
    close: '</tool_call>',
    content: 'json',
    repeats: true,
    transform: { type: 'function', function: '{content}' },
  } as const;
  return { ...template, fields: { ...others, tool_calls: calls, ...(content && { content }) } };
}
