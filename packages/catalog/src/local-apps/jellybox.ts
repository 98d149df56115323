import { hasTag } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isDiffusersImage, isGguf } from './parts/model-format.ts';

export const jellybox = defineLocalApp({
  id: 'jellybox',
  prettyLabel: 'Jellybox',
  docsUrl: 'https://jellybox.com',
  mainTask: 'text-generation',
  displayOnModelPage: (model) => isGguf(model) || (isDiffusersImage(model) && hasTag(model, 'safetensors')),
  deeplink: (model) => new URL(`jellybox://${folderOf(model)}/${model.id}`),
});

function folderOf(model: ModelRecord): string {
  if (isGguf(model)) return 'llm/models/huggingface/LLM';
  return hasTag(model, 'lora') ? 'image/models/huggingface/ImageLora' : 'image/models/huggingface/Image';
}
