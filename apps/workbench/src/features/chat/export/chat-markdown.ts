import type { Turn } from '../conversation/turn.ts';

interface MarkdownOptions {
  readonly title: string;
  /** The system prompt, '' without one. */
  readonly systemPrompt: string;
}

/** Prints the turns of a chat as Markdown: a heading for each, with the model and provider of answers. */
export function chatMarkdown(path: readonly Turn[], { title, systemPrompt }: MarkdownOptions): string {
  const system = systemPrompt.trim();
  return [`# ${title}`, ...(system ? [`## System\n\n${system}`] : []), ...path.map(section)].join('\n\n').concat('\n');
}

function section({ role, content, reasoning, images = [], toolCalls = [], toolResults = [], report }: Turn): string {
  const who = role === 'user' ? 'You' : `Assistant${report ? ` (${report.model}, ${report.provider})` : ''}`;
  return [
    `## ${who}`,
    ...(reasoning ? [quoted(reasoning)] : []),
    ...(images.length > 0 ? [`*${images.length === 1 ? '1 image' : `${images.length} images`} attached*`] : []),
    ...(content ? [content] : []),
    ...toolCalls.map(({ name, arguments: args }) => `Calls \`${name}\`:\n\n${fenced(args)}`),
    ...toolResults.map(({ name, content: result }) => `Result of \`${name}\`:\n\n${fenced(result)}`),
  ].join('\n\n');
}

function quoted(text: string): string {
  return text.replaceAll(/^/gm, '> ');
}

/** In a fence that is longer than any in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([marks]) => marks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}json\n${text}\n${fence}`;
}
