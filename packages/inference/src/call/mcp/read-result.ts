import { decodeBase64 } from '../../binary/base64.ts';
import { InferenceError } from '../../contract/errors.ts';
import { clean } from './clean-text.ts';
import type { McpOptions } from './mcp-options.ts';

/** A part of a result; nothing of it is taken for granted. */
interface Part {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly data?: unknown;
  readonly mimeType?: unknown;
  readonly uri?: unknown;
  readonly name?: unknown;
  readonly resource?: { readonly uri?: unknown; readonly text?: unknown };
}

/** Reads the result of a tool as text for the model. Throws for a result that reports an error. */
export function readResult(
  result: unknown,
  tool: string,
  most: number,
  { onMedia, onStructured }: Pick<McpOptions, 'onMedia' | 'onStructured'>,
): string {
  const { content, structuredContent, isError } = result as {
    readonly content?: unknown;
    readonly structuredContent?: unknown;
    readonly isError?: unknown;
  };
  const parts: readonly Part[] = Array.isArray(content) ? content : [];
  const texts = parts.map((part) => formatPart(part, tool, onMedia)).filter((text) => text !== '');
  if (texts.length === 0 && structuredContent !== undefined) texts.push(JSON.stringify(structuredContent));
  const text = clean(texts.join('\n'), most);
  if (isError === true) throw new InferenceError(text || `The tool ${tool} failed.`);
  if (structuredContent !== undefined) onStructured?.(structuredContent, tool);
  return text;
}

function formatPart(part: Part, tool: string, onMedia: McpOptions['onMedia']): string {
  switch (part.type) {
    case 'text':
      return String(part.text ?? '');
    case 'image':
    case 'audio': {
      const type = String(part.mimeType ?? '');
      onMedia?.(new Blob([decodeBase64(String(part.data ?? '')) ?? ''], { type }), tool);
      return `[${part.type}: ${type}]`;
    }
    case 'resource':
      return String(part.resource?.text ?? `[resource: ${part.resource?.uri}]`);
    case 'resource_link':
      return `[resource: ${part.name ?? ''} ${part.uri ?? ''}]`;
    default:
      return '';
  }
}
