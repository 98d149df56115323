import { openaiCompletions } from '../../presets/openai-completions.ts';
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
  // @huggingface/inference from 4.13.17 on has the second path.
  'text-generation': [textGeneration, openaiCompletions({ path: '/models/{model}/v1/completions', maxTokens: 1024 })],
};
