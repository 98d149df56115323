import { expect, it } from 'vitest';
import { MODEL_LIBRARIES_UI_ELEMENTS, type ModelRecord } from '../src/index.ts';

const model = (config: ModelRecord['config']): ModelRecord => ({
  id: 'o/m',
  pipeline_tag: 'text-generation',
  tags: ['conversational'],
  config,
  transformersInfo: { auto_model: 'AutoModelForCausalLM', processor: 'AutoTokenizer' },
});

it.each(['transformers', 'mlx', 'llama-cpp-python'] as const)(
  '%s gets messages for a model with a chat template only, whatever its tags',
  (id) => {
    const printed = (config: ModelRecord['config']) =>
      JSON.stringify(MODEL_LIBRARIES_UI_ELEMENTS[id].snippets?.(model(config) as never));
    expect(printed({})).not.toContain('messages');
    expect(printed({ tokenizer_config: { chat_template: 'x' } })).toContain('messages');
    // The models of a list have their tags alone.
    expect(printed(undefined)).toContain('messages');
  },
);
