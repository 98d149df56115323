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
  const texts = parts.map((part) => textOf(part, tool, onMedia)).filter((text) => text !== '');
  if (texts.length === 0 && structuredContent !== undefined) texts.push(JSON.stringify(structuredContent));
  const text = clean(texts.join('\n'), most);
  if (isError === true) throw new InferenceError(text || `The tool ${tool} failed.`);
  if (structuredContent !== undefined) onStructured?.(structuredContent, tool);
  return text;
}

function textOf(part: Part, tool: string, onMedia: McpOptions['onMedia']): string {
  switch (part.type) {
    case 'text':
      return String(part.text ?? '');
    case 'image':
    case 'audio': {
      const type = String(part.mimeType ?? '');
      onMedia?.(new Blob([bytesOf(String(part.data ?? ''))], { type }), tool);
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

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
