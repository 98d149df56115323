import type { Emulator } from '../src/host/start-emulator.ts';
import { hubAuth, post } from './caller.ts';

export const GROQ_CHAT = '/groq/openai/v1/chat/completions';

/** Asks a small question at groq, with a fault. */
export function chatWithFault(emulator: Emulator, fault: string, body: object = {}): Promise<Response> {
  const request = { model: 'llama-3.1-8b-instant', messages: [{ role: 'user', content: 'What is 2 + 2?' }], ...body };
  return post(emulator.endpoints.router + GROQ_CHAT, request, { ...hubAuth, 'x-hubkit-fault': fault });
}

/** Time that a stream is read on once enough of it has come, in ms. */
const READ_ON_MS = 100;

/**
 * Reads a stream until enough has arrived, then for a moment more; returns the text so far, and whether more may
 * follow.
 */
export async function readPast(
  response: Response,
  isEnough: (text: string) => boolean,
): Promise<{ text: string; isOpen: boolean }> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let ended: Promise<'late'> | undefined;
  for (;;) {
    if (isEnough(text)) ended ??= new Promise((resolve) => void setTimeout(() => resolve('late'), READ_ON_MS));
    const next = await Promise.race([reader?.read(), ...(ended ? [ended] : [])]);
    if (next === 'late' || next === undefined) break;
    if (next.done) return { text, isOpen: false };
    text += decoder.decode(next.value, { stream: true });
  }
  await reader?.cancel();
  return { text, isOpen: true };
}
