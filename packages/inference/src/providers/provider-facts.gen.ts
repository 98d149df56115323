// Written by `npm run gen` from the files beside it. Do not edit.
import type { ProviderFacts } from '../contract/provider-facts.ts';

/** Every provider, in alphabetical order. Loads no adapter. */
export const PROVIDERS: readonly ProviderFacts[] = [
  {
    id: 'cerebras',
    label: 'Cerebras',
    site: 'https://www.cerebras.ai',
    hubOrganization: 'cerebras',
    keyVariable: 'CEREBRAS_API_KEY',
    access: 'both',
    baseUrl: 'https://api.cerebras.ai',
    tasks: ['conversational'],
  },
  {
    id: 'fal-ai',
    label: 'Fal.ai',
    site: 'https://fal.ai',
    hubOrganization: 'fal',
    keyVariable: 'FAL_KEY',
    access: 'both',
    baseUrl: 'https://fal.run',
    tasks: ['text-to-image', 'automatic-speech-recognition'],
  },
  {
    id: 'groq',
    label: 'Groq',
    site: 'https://groq.com',
    hubOrganization: 'groq',
    keyVariable: 'GROQ_API_KEY',
    access: 'both',
    baseUrl: 'https://api.groq.com',
    tasks: ['conversational'],
  },
  {
    id: 'hf-inference',
    label: 'HF-Inference',
    site: 'https://huggingface.co/docs/inference-providers/providers/hf-inference',
    hubOrganization: 'hf-inference',
    keyVariable: 'HF_TOKEN',
    access: 'routed',
    baseUrl: 'https://router.huggingface.co/hf-inference',
    tasks: ['text-to-image', 'conversational', 'text-classification', 'automatic-speech-recognition', 'feature-extraction'],
  },
  {
    id: 'together',
    label: 'Together',
    site: 'https://www.together.ai',
    hubOrganization: 'togethercomputer',
    keyVariable: 'TOGETHER_API_KEY',
    access: 'both',
    baseUrl: 'https://api.together.xyz',
    tasks: ['text-to-image', 'conversational'],
  },
];
