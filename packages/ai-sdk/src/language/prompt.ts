import type {
  LanguageModelV3FilePart,
  LanguageModelV3Message,
  LanguageModelV3Prompt,
  LanguageModelV3TextPart,
  LanguageModelV3ToolResultOutput,
} from '@ai-sdk/provider';
import type { ChatMessage, ChatMessagePart } from '@hubkit/inference';
import { type Message, type MessageToolCall, repeatMessage } from '@hubkit/messages';
import { readKept, readKeptOfCall } from './kept-members.ts';

/**
 * The prompt of the AI SDK as messages of a chat.
 *
 * @param prompt - Messages of the AI SDK.
 * @param to - Provider that the messages go to; undefined where that is not known yet.
 */
export function chatMessages(prompt: LanguageModelV3Prompt, to: string | undefined): ChatMessage[] {
  return prompt.flatMap((message) => chatMessage(message, to));
}

function chatMessage(message: LanguageModelV3Message, to: string | undefined): ChatMessage[] {
  switch (message.role) {
    case 'system':
      return [{ role: 'system', content: message.content }];
    case 'user':
      return [{ role: 'user', content: userContent(message.content) }];
    case 'assistant':
      // A message that goes back as it came has the members of its service.
      return [assistantMessage(message.content, to) as ChatMessage];
    case 'tool':
      return message.content.flatMap((part) =>
        part.type === 'tool-result'
          ? [{ role: 'tool', tool_call_id: part.toolCallId, content: resultContent(part.output) }]
          : [],
      );
  }
}

function userContent(
  parts: readonly (LanguageModelV3TextPart | LanguageModelV3FilePart)[],
): string | ChatMessagePart[] {
  // Text alone is a plain string, which every service takes.
  if (parts.every((part) => part.type === 'text')) return parts.map(({ text }) => text).join('\n');
  return parts.map((part) => (part.type === 'text' ? { type: 'text', text: part.text } : filePart(part)));
}

function filePart({
  data,
  mediaType,
  filename,
}: Pick<LanguageModelV3FilePart, 'data' | 'mediaType' | 'filename'>): ChatMessagePart {
  // `image/*` says that the type is not known; services read it from the bytes.
  const type = mediaType === 'image/*' ? 'image/png' : mediaType;
  const url = data instanceof URL ? data.href : `data:${type};base64,${toBase64(data)}`;
  if (type.startsWith('image/')) return { type: 'image_url', image_url: { url } };
  if (type.startsWith('audio/') && !(data instanceof URL)) {
    return { type: 'input_audio', input_audio: { data: toBase64(data), format: audioFormat(type) } };
  }
  return { type: 'file', file: { file_data: url, ...(filename !== undefined && { filename }) } };
}

function audioFormat(mediaType: string): string {
  const [, subtype = ''] = mediaType.split('/');
  const name = subtype.replace(/^x-/, '');
  return name === 'mpeg' ? 'mp3' : name === 'wave' ? 'wav' : name;
}

function resultContent(output: LanguageModelV3ToolResultOutput): string | ChatMessagePart[] {
  switch (output.type) {
    case 'text':
    case 'error-text':
      return output.value;
    case 'json':
    case 'error-json':
      return JSON.stringify(output.value);
    case 'execution-denied':
      return output.reason ?? 'The user did not allow this call.';
    case 'content': {
      const parts = output.value.map(resultPart);
      return parts.every(({ type }) => type === 'text') ? parts.map(({ text }) => text).join('\n') : parts;
    }
  }
}

function resultPart(
  part: Extract<LanguageModelV3ToolResultOutput, { type: 'content' }>['value'][number],
): ChatMessagePart {
  switch (part.type) {
    case 'text':
      return { type: 'text', text: part.text };
    case 'file-data':
    case 'image-data':
      return filePart(part);
    case 'image-url':
      return { type: 'image_url', image_url: { url: part.url } };
    case 'file-url':
      return part.mediaType?.startsWith('image/')
        ? { type: 'image_url', image_url: { url: part.url } }
        : { type: 'file', file: { file_data: part.url } };
    default:
      // Ids of files in the store of another service, and parts of its own.
      return { type: 'text', text: JSON.stringify(part) };
  }
}

/** Data of a file as base64. The AI SDK gives bytes, or text that already is base64. */
function toBase64(data: Uint8Array | string): string {
  if (typeof data === 'string') return data;
  let binary = '';
  // Arguments of a call are limited, and larger blocks are faster than single characters.
  for (let at = 0; at < data.length; at += 8192) binary += String.fromCharCode(...data.subarray(at, at + 8192));
  return btoa(binary);
}

type AssistantContent = Extract<LanguageModelV3Message, { role: 'assistant' }>['content'];

/**
 * The message of an assistant, as its service takes it back.
 *
 * @param content - Parts of the message.
 * @param to - Provider that the message goes to; undefined where that is not known yet.
 */
function assistantMessage(content: AssistantContent, to: string | undefined): Message {
  const kept = readKept(content);
  const reasoning = joinTexts(content, 'reasoning');
  const calls = content.flatMap((part): MessageToolCall[] => {
    if (part.type !== 'tool-call') return [];
    const called = { name: part.toolName, arguments: JSON.stringify(part.input ?? {}) };
    return [{ ...readKeptOfCall(part.providerOptions), id: part.toolCallId, type: 'function', function: called }];
  });
  const message: Message = {
    role: 'assistant',
    content: joinTexts(content, 'text') || (calls.length > 0 ? null : ''),
    ...kept?.members,
    ...Object.fromEntries((kept?.reasoningIn ?? []).map((name) => [name, reasoning])),
    ...(calls.length > 0 && { tool_calls: calls }),
  };
  if (kept) return to === undefined || to === kept.provider ? message : repeatMessage(message, { to });
  // Another package wrote this message: what names its reasoning has here, only a known provider says.
  return to === undefined || !reasoning ? message : repeatMessage({ ...message, reasoning_content: reasoning }, { to });
}

function joinTexts(content: AssistantContent, type: 'text' | 'reasoning'): string {
  return content.map((part) => (part.type === type ? part.text : '')).join('');
}
