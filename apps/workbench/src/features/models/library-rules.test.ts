import { expect, it } from 'vitest';
import { libraryRules } from './library-rules.ts';

it('puts the named library first, then tags, each once', () => {
  const known = new Set(['transformers', 'gguf']);
  const model = { library_name: 'transformers', tags: ['gguf', 'transformers', 'text-generation', 'gguf'] };
  expect(libraryRules(model, known).map(({ library }) => library)).toEqual(['transformers', 'gguf']);
  expect(libraryRules({ library_name: 'unknown', tags: [] }, known)).toEqual([]);
});
