import type { LanguageModelV3Content, LanguageModelV3File, LanguageModelV3Source } from '@ai-sdk/provider';
import { citationsOf, imagesOf, type Message, MessageJoiner, reasoningOf, refusalOf, textOf } from '@hubkit/messages';
import { joinMetadata, keptMembers, keptOfCall } from './kept-members.ts';

/** The parts of a whole answer, in the order in which a stream has them. */
export function toContent(message: unknown, provider: string): LanguageModelV3Content[] {
  const joiner = new MessageJoiner();
  joiner.pushWhole(message);
  const reasoning = reasoningOf(message);
  const text = answerText(message);
  const calls = joiner.calls.map(({ id, name, arguments: input }, position) => {
    const metadata = joinMetadata(keptOfCall(joiner.membersOfCall(position)));
    return { type: 'tool-call' as const, toolCallId: id, toolName: name, input: input.trim() || '{}', ...metadata };
  });
  const spoken: LanguageModelV3Content[] = [
    ...(reasoning ? [{ type: 'reasoning' as const, text: reasoning }] : []),
    ...(text ? [{ type: 'text' as const, text }] : []),
    ...calls,
  ];
  return [...withKept(spoken, joiner.message, provider), ...toFiles(message), ...toSources(message)];
}

/** The words of an answer; a refusal is an answer, too. */
export function answerText(message: unknown): string {
  return textOf(message) || (refusalOf(message) ?? '');
}

/** Images of an answer that came with their data; the AI SDK has no place for those with an address only. */
export function toFiles(message: unknown): LanguageModelV3File[] {
  return imagesOf(message).flatMap((url) => {
    const [, mediaType, data] = /^data:([^;,]+);base64,(.+)$/s.exec(url) ?? [];
    return mediaType && data ? [{ type: 'file' as const, mediaType, data }] : [];
  });
}

/** Pages that an answer names. */
export function toSources(message: unknown): LanguageModelV3Source[] {
  return citationsOf(message).flatMap(({ url, title }) =>
    url ? [{ type: 'source' as const, sourceType: 'url' as const, id: url, url, ...(title && { title }) }] : [],
  );
}

/** The last part carries what the service wants back: in a stream, nothing earlier knows all of it. */
function withKept(parts: LanguageModelV3Content[], message: Message, provider: string): LanguageModelV3Content[] {
  const last = parts.at(-1);
  if (!last) return parts;
  const kept = joinMetadata(last.providerMetadata ?? {}, keptMembers(message, provider));
  return [...parts.slice(0, -1), { ...last, ...kept }];
}
