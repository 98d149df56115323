import type { ProviderDefinition } from '../../provider.ts';
import { textGeneration } from './text-generation.ts';

/** Models of the tasks about text. */
export const textModels: ProviderDefinition['models'] = {
  'text-generation': {
    'openai-community/gpt2': {},
    'meta-llama/Llama-3.2-3B': {},
    'google/gemma-2-2b': {},
  },
};

/** The tasks about text. */
export const textTasks: ProviderDefinition['tasks'] = {
  'text-generation': textGeneration,
};
