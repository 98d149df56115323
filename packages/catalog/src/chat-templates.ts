import type { ChatTemplate, ChatTemplateId } from './chat-models/define-chat-template.ts';

export type { ChatTemplate, ChatTemplateId };

const LOADERS: Readonly<Record<ChatTemplateId, () => Promise<ChatTemplate>>> = {
  'deepseek-r1-distill': async () => (await import('./chat-models/templates/deepseek-r1-distill.ts')).deepseekR1Distill,
  'deepseek-v3.1': async () => (await import('./chat-models/templates/deepseek-v3-1.ts')).deepseekV31,
  'glm-5.2': async () => (await import('./chat-models/templates/glm-5-2.ts')).glm52,
  'gpt-oss': async () => (await import('./chat-models/templates/gpt-oss.ts')).gptOss,
  'llama3.1': async () => (await import('./chat-models/templates/llama3.ts')).llama31,
  'llama3.2': async () => (await import('./chat-models/templates/llama3.ts')).llama32,
  'mistral-nemo': async () => (await import('./chat-models/templates/mistral-nemo.ts')).mistralNemo,
  'qwen2.5': async () => (await import('./chat-models/templates/qwen2-5.ts')).qwen25,
  qwen3: async () => (await import('./chat-models/templates/qwen3.ts')).qwen3,
};

/** Ids of our chat templates. */
// The keys of the record above, which TypeScript gives as plain strings.
export const CHAT_TEMPLATE_IDS = Object.keys(LOADERS) as readonly ChatTemplateId[];

/** Loads one of our chat templates, and no other. */
export function loadChatTemplate(id: ChatTemplateId): Promise<ChatTemplate> {
  return LOADERS[id]();
}
