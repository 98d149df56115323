import { describe, expect, it } from 'vitest';
import { LIBRARIES, type LibraryDefinition, librarySnippets, type ModelRecord } from '../src/index.ts';
import { defects, id, tagged } from './library-code/defects.ts';
import { outdated } from './library-code/outdated.ts';

/** Code that is taken for Python, and what it is. */
const languages: ReadonlyArray<readonly [keyof typeof LIBRARIES, Partial<ModelRecord>, readonly string[]]> = [
  ['depth-pro', {}, ['sh', 'python']],
  ['htrflow', {}, ['sh', 'python']],
  ['ml-agents', {}, ['sh']],
  ['mlx', {}, ['sh']],
  ['sample-factory', {}, ['sh']],
  ['whisperkit', {}, ['sh']],
  ['transformers.js', { pipeline_tag: 'text-generation' }, ['js']],
  ['unity-sentis', {}, ['csharp']],
  ['pruna-ai', { tags: ['diffusers'] }, ['sh', 'python']],
  ['espnet', {}, ['text']],
  ['peft', {}, ['text']],
];

const snippetsOf = (library: LibraryDefinition, model: Partial<ModelRecord> = {}) =>
  librarySnippets(library, { id, tags: [], ...model });

describe('the code of a library has no known defect of the code on the hub:', () => {
  it.each([...defects, ...outdated])('$library $defect', ({ library, model, has = [], lacks = [] }) => {
    const text = snippetsOf(LIBRARIES[library], model)
      .map(({ content }) => content)
      .join('\n');
    expect(text).not.toBe('');
    expect(has.filter((part) => !text.includes(part))).toEqual([]);
    expect(lacks.filter((part) => (typeof part === 'string' ? text.includes(part) : part.test(text)))).toEqual([]);
  });

  it.each(languages)('%s is taken for Python', (library, model, expected) => {
    expect(snippetsOf(LIBRARIES[library], model).map(({ language }) => language)).toEqual(expected);
  });
});

describe('sentences that the specification fixes', () => {
  it.each<[keyof typeof LIBRARIES, Partial<ModelRecord>, string]>([
    ['transformers', {}, '# ⚠️ Type of model unknown'],
    ['paddlenlp', {}, '# ⚠️ Type of model unknown'],
    ['transformers.js', {}, '// ⚠️ Unknown pipeline tag'],
    ['sklearn', tagged('skops'), '# ⚠️ Model filename not specified in config.json'],
    ['speechbrain', {}, '# interface not specified in config.json'],
    ['speechbrain', { config: { speechbrain: { speechbrain_interface: 'X' } } }, '# interface in config.json invalid'],
    ['espnet', {}, 'unknown model type (must be text-to-speech or automatic-speech-recognition)'],
    ['nemo', {}, '# tag did not correspond to a valid NeMo domain.'],
    ['audiocraft', {}, '# Type of model unknown.'],
    ['peft', { config: { peft: { task_type: 'CAUSAL_LM' } } }, 'Base model is not found.'],
    ['peft', { config: { peft: { base_model_name_or_path: 'a/b', task_type: 'X' } } }, 'Task type is invalid.'],
  ])('stand in the code of %s %j', (library, model, sentence) => {
    expect(snippetsOf(LIBRARIES[library], model)[0]?.content.split('\n')[0]).toBe(sentence);
  });

  it('leave the list empty where there is nothing to show', () => {
    expect(snippetsOf(LIBRARIES.outetts, tagged('gguf'))).toEqual([]);
    expect(snippetsOf(LIBRARIES.outetts, tagged('onnx'))).toEqual([]);
  });
});
