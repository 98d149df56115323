import { CompletionJoiner, isMembers, type Members, reasoningOf, refusalOf, toolCallsOf } from '@hubkit/messages';

/** A part of a message in the form of the conventions. */
export interface Part {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** A message in the form of the conventions. */
export interface RecordedMessage {
  readonly role: string;
  readonly parts: readonly Part[];
  readonly name?: string;
  readonly finish_reason?: string;
}

/** Data in a message of more characters is recorded by its size: collectors cut long attributes, and what is left is no JSON. */
const LONGEST_DATA = 16_384;

const ROLES: Readonly<Record<string, string>> = { developer: 'system', function: 'tool' };
const FINISH_REASONS: Readonly<Record<string, string>> = { tool_calls: 'tool_call', function_call: 'tool_call' };

/** The messages, or the text, that a call sends. */
export function inputMessages({ messages, inputs }: Members): readonly RecordedMessage[] {
  if (typeof inputs === 'string') return [{ role: 'user', parts: [textPart(inputs)] }];
  return Array.isArray(messages) ? messages.filter(isMembers).map(recordMessage) : [];
}

/** The messages that a call has got: `found` are its result, or the chunks of its stream. */
export function outputMessages(found: readonly unknown[]): readonly RecordedMessage[] {
  const joiner = new CompletionJoiner();
  for (const value of found) joiner.push(value);
  const { choices } = joiner.completion;
  if (choices.length > 0) {
    return choices.map(({ message, finish_reason: reason }) => ({
      ...recordMessage({ ...message, role: 'assistant' }),
      finish_reason: reason === null ? 'error' : (FINISH_REASONS[reason] ?? reason),
    }));
  }
  const text = found.map(generatedText).join('');
  return text ? [{ role: 'assistant', parts: [textPart(text)], finish_reason: 'stop' }] : [];
}

/** A message of a chat in the form of the conventions. */
export function recordMessage(message: Members): RecordedMessage {
  const { role, name, content, tool_call_id: id } = message;
  const ownRole = ROLES[String(role)] ?? String(role ?? 'assistant');
  const shared = { role: ownRole, ...(typeof name === 'string' && { name }) };
  if (ownRole === 'tool') {
    const response = typeof content === 'string' ? content : contentParts(content);
    return { ...shared, parts: [{ type: 'tool_call_response', ...(id !== undefined && { id }), response }] };
  }
  const thoughts = reasoningOf(message);
  const refusal = refusalOf(message);
  const calls = toolCallsOf(message).map(
    (call): Part => ({ type: 'tool_call', id: call.id, name: call.name, arguments: parseJson(call.arguments) }),
  );
  return {
    ...shared,
    parts: [
      ...(thoughts ? [{ type: 'reasoning', content: thoughts }] : []),
      ...contentParts(content),
      ...(refusal ? [{ type: 'refusal', content: refusal }] : []),
      ...calls,
    ],
  };
}

/** The tools that a call offers. */
export function toolDefinitions({ tools }: Members): readonly Part[] {
  const offered = Array.isArray(tools) ? tools.filter(isMembers) : [];
  return offered.map(({ type, function: given }) => {
    const { name, description, parameters } = isMembers(given) ? given : {};
    return { type: String(type ?? 'function'), name, description, parameters };
  });
}

/** False for a call that sends more than text. */
export function hasOnlyText({ messages }: Members): boolean {
  const list = Array.isArray(messages) ? messages.filter(isMembers) : [];
  return list.every(({ content }) => !Array.isArray(content) || contentParts(content).every(isText));
}

function isText({ type }: Part): boolean {
  return type === 'text' || type === 'reasoning';
}

function contentParts(content: unknown): readonly Part[] {
  if (typeof content === 'string') return content ? [textPart(content)] : [];
  if (!Array.isArray(content)) return [];
  return content.flatMap((part: unknown): readonly Part[] => {
    if (typeof part === 'string') return [textPart(part)];
    return isMembers(part) ? contentPart(part) : [];
  });
}

function contentPart(part: Members): readonly Part[] {
  const { type, text } = part;
  switch (type) {
    // Read by `reasoningOf` and `refusalOf`.
    case 'thinking':
    case 'refusal':
      return [];
    case 'image_url':
    case 'video_url':
    case 'audio_url': {
      const place = part[type];
      const url = isMembers(place) ? place.url : place;
      return [addressPart(type.replace('_url', ''), String(url ?? ''))];
    }
    case 'input_audio': {
      const { data, format } = isMembers(part.input_audio) ? part.input_audio : {};
      return [dataPart('audio', `audio/${format ?? 'wav'}`, String(data ?? ''))];
    }
    case 'file': {
      const { file_id: id, file_data: data } = isMembers(part.file) ? part.file : {};
      if (typeof id === 'string') return [{ type: 'file', modality: 'document', file_id: id }];
      return [addressPart('document', String(data ?? ''))];
    }
    default:
      if (typeof text === 'string') return [textPart(text)];
      return [{ type: String(type ?? 'unknown') }];
  }
}

function addressPart(modality: string, address: string): Part {
  const [, type = '', data = ''] = /^data:([^;,]*)[^,]*,(.*)$/s.exec(address) ?? [];
  return data ? dataPart(modality, type, data) : { type: 'uri', modality, uri: address };
}

function dataPart(modality: string, type: string, data: string): Part {
  const shared = { modality, mime_type: type };
  if (data.length <= LONGEST_DATA) return { type: 'blob', ...shared, content: data };
  return { type: 'omitted_blob', ...shared, characters: data.length };
}

function textPart(content: string): Part {
  return { type: 'text', content };
}

function generatedText(value: unknown): string {
  const { generated_text: text, token } = isMembers(value) ? value : {};
  if (isMembers(token)) return token.special === true ? '' : String(token.text ?? '');
  return typeof text === 'string' ? text : '';
}

/** Arguments as the model wrote them, which need not be JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
