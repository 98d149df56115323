import type { JSONObject, SharedV3ProviderMetadata, SharedV3ProviderOptions } from '@ai-sdk/provider';
import { isMembers, type Members, type Message, repeatMessage } from '@hubkit/messages';
import { NAME } from '../settings.ts';

/** Members in which services send reasoning as text, which parts of the AI SDK have already. */
const REASONING = ['reasoning', 'reasoning_content'];

/** What a message of a service has beside the parts that the AI SDK knows: it travels with the last part, and back. */
interface Kept {
  /** The provider that wrote the message. */
  readonly provider: string;
  /** Members that have the reasoning as text. */
  readonly reasoningIn: readonly string[];
  /** Members without meaning for us, such as signatures and encrypted reasoning. */
  readonly members: Members;
}

/** Takes out of a message what goes back to its service beside the parts. */
export function keptMembers(message: Message, provider: string): SharedV3ProviderMetadata {
  const { role: _, content, tool_calls: __, ...rest } = repeatMessage(message);
  const reasoningIn = REASONING.filter((name) => typeof rest[name] === 'string');
  const members = Object.fromEntries(Object.entries(rest).filter(([name]) => !reasoningIn.includes(name)));
  const kept: Kept = { provider, reasoningIn, members: { ...members, ...(Array.isArray(content) && { content }) } };
  // Members of a message were JSON.
  return { [NAME]: kept as unknown as JSONObject };
}

/** Members of a tool call beside id, name and arguments, such as a signature. */
export function keptOfCall(members: Members | undefined): SharedV3ProviderMetadata {
  return members ? { [NAME]: { callMembers: members as JSONObject } } : {};
}

/** Joins what a part carries of the message and of its tool call; undefined where there is nothing. */
export function joinMetadata(...all: readonly SharedV3ProviderMetadata[]): {
  readonly providerMetadata?: SharedV3ProviderMetadata;
} {
  const joined = Object.assign({}, ...all.map((metadata) => metadata[NAME] ?? {}));
  return Object.keys(joined).length > 0 ? { providerMetadata: { [NAME]: joined } } : {};
}

/** Reads what an answer of ours carried, from the parts of its message. */
export function readKept(parts: readonly { readonly providerOptions?: SharedV3ProviderOptions }[]): Kept | undefined {
  for (const { providerOptions } of parts) {
    const { provider, reasoningIn, members } = providerOptions?.[NAME] ?? {};
    if (typeof provider !== 'string' || !isMembers(members)) continue;
    const names = Array.isArray(reasoningIn) ? reasoningIn.filter((name) => REASONING.includes(String(name))) : [];
    return { provider, reasoningIn: names.map(String), members };
  }
  return undefined;
}

/** Reads the members of a tool call that its part carried. */
export function readKeptOfCall(providerOptions: SharedV3ProviderOptions | undefined): Members {
  const members = providerOptions?.[NAME]?.callMembers;
  return isMembers(members) ? members : {};
}
