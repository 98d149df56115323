import { defineChatTemplate } from '../define-chat-template.ts';
import { LLAMA_TOKENS, llamaTemplate } from './llama-format.ts';

/** The format of Llama 3.2, which names the day of the conversation. */
export const llama32 = defineChatTemplate({
  id: 'llama3.2',
  comparedWith: 'meta-llama/Llama-3.2-3B-Instruct',
  ...LLAMA_TOKENS,
  source: llamaTemplate({ version: '3.2', today: "strftime_now('%d %b %Y')", hasBuiltinTools: false }),
});
