import { type ChatTemplate, loadChatTemplate } from '@hubkit/catalog/chat-templates';
import { modelFacts } from '../contract/model-facts.ts';

/** Loads our template for the format of a model; where there is none, one whose special tokens are those of the stand-in: ChatML. */
export function loadModelTemplate(id: string): Promise<ChatTemplate> {
  return loadChatTemplate(modelFacts(id).template ?? 'qwen3');
}
