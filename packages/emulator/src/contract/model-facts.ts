import { type ChatModel, findChatModel, type ModelOffer } from '@hubkit/catalog/chat-models';

/** Returns the facts that the catalog has of a chat model; none for others, about which the emulator makes nothing up. */
export function modelFacts(hubId: string): Partial<ChatModel> {
  return findChatModel(hubId) ?? {};
}

/** Returns context and price of a chat model at a provider, as far as the catalog knows them. */
export function offerAt(provider: string, hubId: string): ModelOffer {
  return modelFacts(hubId).offers?.[provider]?.value ?? {};
}

/** Writes a price as some lists have it: texts, in dollars for one token. Undefined where it is not known. */
export function pricePerToken({ input, output }: ModelOffer): { prompt: string; completion: string } | undefined {
  if (input === undefined || output === undefined) return undefined;
  return { prompt: perToken(input), completion: perToken(output) };
}

function perToken(perMillion: number): string {
  return (perMillion / 1_000_000).toFixed(10).replace(/0+$/, '');
}
