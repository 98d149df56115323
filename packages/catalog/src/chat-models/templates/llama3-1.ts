import { defineChatTemplate } from '../define-chat-template.ts';
import { LLAMA_TOKENS, llamaTemplate } from './llama-format.ts';

/** The format of Llama 3.1 and 3.3, with calls of built-in tools in Python. */
export const llama31 = defineChatTemplate({
  id: 'llama3.1',
  comparedWith: 'meta-llama/Llama-3.3-70B-Instruct',
  ...LLAMA_TOKENS,
  source: llamaTemplate({ version: '3.1', today: "'26 Jul 2024'", hasBuiltinTools: true }),
});
