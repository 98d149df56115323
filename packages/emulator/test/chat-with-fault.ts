import type { Emulator } from '../src/start-emulator.ts';
import { hubAuth, post } from './caller.ts';

export const GROQ_CHAT = '/groq/openai/v1/chat/completions';

/** Asks a small question at groq, with a fault. */
export function chatWithFault(emulator: Emulator, fault: string, body: object = {}): Promise<Response> {
  const request = { model: 'llama-3.1-8b-instant', messages: [{ role: 'user', content: 'What is 2 + 2?' }], ...body };
  return post(emulator.endpoints.router + GROQ_CHAT, request, { ...hubAuth, 'x-hubkit-fault': fault });
}

/** Reads a stream for a while and gives what has come. */
export async function readFor(response: Response, ms: number): Promise<{ text: string; isOpen: boolean }> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const end = Date.now() + ms;
  while (Date.now() < end) {
    const next = await Promise.race([
      reader?.read(),
      new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), Math.max(1, end - Date.now()))),
    ]);
    if (next === 'late' || next === undefined) break;
    if (next.done) return { text, isOpen: false };
    text += decoder.decode(next.value, { stream: true });
  }
  await reader?.cancel();
  return { text, isOpen: true };
}
