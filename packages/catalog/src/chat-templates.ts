import type { ChatTemplate, ChatTemplateId } from './chat-models/define-chat-template.ts';
import { qwen25 } from './chat-models/templates/qwen2-5.ts';
import { qwen3 } from './chat-models/templates/qwen3.ts';

export type { ChatTemplate, ChatTemplateId };

/** Our chat templates by their ids. */
export const CHAT_TEMPLATES: Readonly<Record<ChatTemplateId, ChatTemplate>> = { 'qwen2.5': qwen25, qwen3 };
