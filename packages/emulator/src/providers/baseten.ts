import { uuidFrom } from '../contract/ids.ts';
import { offerAt, pricePerToken } from '../contract/model-facts.ts';
import { defineProvider } from '../dialect/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiProblem } from '../presets/openai-problem.ts';
import { byTemplate, gptOss } from '../presets/thinking/model-families.ts';
import { VLLM_STYLE } from '../presets/vllm-style.ts';

export const baseten = defineProvider({
  id: 'baseten',
  label: 'Baseten',
  models: {
    conversational: {
      // Thinks when the request opts in.
      'deepseek-ai/DeepSeek-V3.1': {
        thinks: { ...byTemplate('reasoning_content', 'chat_template_args'), effort: 'none' },
      },
      'moonshotai/Kimi-K2-Instruct-0905': {},
      'openai/gpt-oss-120b': { thinks: gptOss('reasoning_content') },
    },
  },
  tasks: { conversational: openaiChat({ path: '/v1/chat/completions', style: VLLM_STYLE }) },
  modelList: '/v1/models',
  modelExtras: ({ hubId }) => ({
    context_length: offerAt('baseten', hubId).contextLength,
    max_completion_tokens: 131_072,
    pricing: pricePerToken(offerAt('baseten', hubId)),
    supported_features: ['tools', 'json_mode', 'structured_outputs'],
  }),
  responses: { headers: (id) => ({ 'x-baseten-request-id': uuidFrom(id) }) },
  formatProblem: openaiProblem({
    messages: { 'unknown-model': ({ param }) => `Model ${param} not found` },
    // Keys are checked by the gateway, which sends a text only.
    wrap: (error, { status }) => (status === 401 ? { error: 'Please check the api-key you provided' } : { error }),
  }),
});
