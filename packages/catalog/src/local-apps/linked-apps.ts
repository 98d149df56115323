import { hasTag } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isDiffusersImage, isGguf, isMlx } from './parts/model-format.ts';

export const atomicChat = defineLocalApp({
  id: 'atomic-chat',
  prettyLabel: 'Atomic Chat',
  docsUrl: 'https://atomic.chat',
  mainTask: 'text-generation',
  displayOnModelPage: (model) => isGguf(model) || isMlx(model),
  deeplink: ({ id }) => new URL(`atomic-chat://models/huggingface/${id}`),
});

export const backyard = defineLocalApp({
  id: 'backyard',
  prettyLabel: 'Backyard AI',
  docsUrl: 'https://backyard.ai',
  mainTask: 'text-generation',
  displayOnModelPage: isGguf,
  deeplink: ({ id }) => new URL(`https://backyard.ai/hf/model/${id}`),
});

export const diffusionbee = defineLocalApp({
  id: 'diffusionbee',
  prettyLabel: 'DiffusionBee',
  docsUrl: 'https://diffusionbee.com',
  mainTask: 'text-to-image',
  macOSOnly: true,
  displayOnModelPage: (model) => hasTag(model, 'diffusers') && model.pipeline_tag === 'text-to-image',
  deeplink: ({ id }) => withQuery('https://diffusionbee.com/huggingface_import', { model_id: id }),
});

export const drawthings = defineLocalApp({
  id: 'drawthings',
  prettyLabel: 'Draw Things',
  docsUrl: 'https://drawthings.ai',
  mainTask: 'text-to-image',
  macOSOnly: true,
  displayOnModelPage: isDiffusersImage,
  deeplink: (model) => {
    const call = hasTag(model, 'lora') ? 'load_lora_weights' : 'from_pretrained';
    return withQuery(`https://drawthings.ai/import/diffusers/pipeline.${call}`, { repo_id: model.id });
  },
});

export const jan = defineLocalApp({
  id: 'jan',
  prettyLabel: 'Jan',
  docsUrl: 'https://jan.ai',
  mainTask: 'text-generation',
  displayOnModelPage: isGguf,
  deeplink: ({ id }) => new URL(`jan://models/huggingface/${id}`),
});

export const jellybox = defineLocalApp({
  id: 'jellybox',
  prettyLabel: 'Jellybox',
  docsUrl: 'https://jellybox.com',
  mainTask: 'text-generation',
  displayOnModelPage: (model) => isGguf(model) || (isDiffusersImage(model) && hasTag(model, 'safetensors')),
  deeplink: (model) => new URL(`jellybox://${selectFolder(model)}/${model.id}`),
});

function selectFolder(model: ModelRecord): string {
  if (isGguf(model)) return 'llm/models/huggingface/LLM';
  return hasTag(model, 'lora') ? 'image/models/huggingface/ImageLora' : 'image/models/huggingface/Image';
}

export const joyfusion = defineLocalApp({
  id: 'joyfusion',
  prettyLabel: 'JoyFusion',
  docsUrl: 'https://joyfusion.app',
  mainTask: 'text-to-image',
  macOSOnly: true,
  displayOnModelPage: (model) =>
    ['coreml', 'joyfusion'].every((tag) => hasTag(model, tag)) && model.pipeline_tag === 'text-to-image',
  deeplink: ({ id }) => withQuery('https://joyfusion.app/import_from_hf', { repo_id: id }),
});

export const lmstudio = defineLocalApp({
  id: 'lmstudio',
  prettyLabel: 'LM Studio',
  docsUrl: 'https://lmstudio.ai',
  mainTask: 'text-generation',
  displayOnModelPage: (model) => isGguf(model) || isMlx(model),
  deeplink: ({ id }, file) => withQuery('lmstudio://open_from_hf', { model: id, ...(file !== undefined && { file }) }),
});

export const msty = defineLocalApp({
  id: 'msty',
  prettyLabel: 'Msty',
  docsUrl: 'https://msty.app',
  mainTask: 'text-generation',
  displayOnModelPage: isGguf,
  deeplink: ({ id }) => new URL(`msty://models/search/hf/${id}`),
});

export const recursechat = defineLocalApp({
  id: 'recursechat',
  prettyLabel: 'RecurseChat',
  docsUrl: 'https://recurse.chat',
  mainTask: 'text-generation',
  macOSOnly: true,
  displayOnModelPage: isGguf,
  deeplink: ({ id }) => withQuery('recursechat://new-hf-gguf-model', { 'hf-model-id': id }),
});

export const unsloth = defineLocalApp({
  id: 'unsloth',
  prettyLabel: 'Unsloth Desktop',
  docsUrl: 'https://unsloth.ai/docs',
  mainTask: 'text-generation',
  displayOnModelPage: (model) => hasTag(model, 'unsloth') || isGguf(model),
  deeplink: ({ id }, file) => withQuery('unsloth://open_from_hf', { model: id, ...(file !== undefined && { file }) }),
});

/** A link with query parameters, percent-encoded. */
function withQuery(address: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(address);
  // URLSearchParams writes a space as +, which handlers of custom schemes do not decode.
  url.search = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`)
    .join('&');
  return url;
}
