export { createHubkit, type Hubkit, type HubkitOptions } from './create-hubkit.ts';
export type { EmbeddingSettings } from './embedding-model.ts';
export type { ModelSettings } from './settings.ts';
