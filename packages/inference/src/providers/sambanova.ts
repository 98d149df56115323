import { bearer, defineProvider } from '../contract/provider.ts';
import { ownModels } from '../presets/access.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';

export const sambanova = defineProvider({
  id: 'sambanova',
  label: 'Sambanova',
  site: 'https://cloud.sambanova.ai',
  hubOrganization: 'sambanovasystems',
  // Schemas with `strict: true` are refused, seen in the client of the hub, version 4.13.
  jsonForm: 'json_schema_lax',
  baseUrl: 'https://api.sambanova.ai',
  directOnlySince: '2026-07',
  access: ownModels,
  auth: bearer,
  reasoningForm: 'template_kwargs',
  tasks: { conversational: openaiChat(), 'feature-extraction': openaiEmbeddings() },
});
