import { describe, expect, it } from 'vitest';
import { libraryRules, variantNames } from './model-libraries.ts';

it('puts the named library first, then tags, each once', () => {
  const known = new Set(['transformers', 'gguf']);
  const model = { library_name: 'transformers', tags: ['gguf', 'transformers', 'text-generation', 'gguf'] };
  expect(libraryRules(model, known).map(({ library }) => library)).toEqual(['transformers', 'gguf']);
  expect(libraryRules({ library_name: 'unknown', tags: [] }, known)).toEqual([]);
});

const PIPELINE = 'from transformers import pipeline\n\npipe = pipeline("text-generation")';
const CLASSES = 'from transformers import AutoTokenizer, AutoModelForCausalLM\n\nmodel = AutoModelForCausalLM';

describe('the names of the programs of a library', () => {
  it('are what each imports', () => {
    expect(variantNames([PIPELINE, CLASSES])).toEqual(['pipeline', 'AutoModelForCausalLM']);
  });

  it('are places where two import the same, or one imports nothing', () => {
    expect(variantNames([PIPELINE, PIPELINE])).toEqual(['1 of 2', '2 of 2']);
    expect(variantNames([PIPELINE, 'pip install x'])).toEqual(['pipeline', '2 of 2']);
  });

  it('are not needed for one program', () => {
    expect(variantNames([PIPELINE])).toEqual([]);
  });
});
