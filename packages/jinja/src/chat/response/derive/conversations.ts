import type { Message } from '../../chat-options.ts';
import { WORDS } from './probe.ts';

/** The messages of the probes. */
export const USER: Message = { role: 'user', content: WORDS.user };

export const said = (content: string): Message => ({ role: 'assistant', content });

export const CALLED: Message = {
  role: 'assistant',
  content: '',
  tool_calls: [
    { id: WORDS.id, type: 'function', function: { name: WORDS.name, arguments: { [WORDS.key]: WORDS.value } } },
  ],
};

export const RESULT: Message = { role: 'tool', name: WORDS.name, tool_call_id: WORDS.id, content: WORDS.result };

/** The text after the user's message. */
export function behindUser(text: string | undefined): string | undefined {
  const at = text?.lastIndexOf(WORDS.user) ?? -1;
  return at < 0 ? undefined : text?.slice(at + WORDS.user.length);
}
