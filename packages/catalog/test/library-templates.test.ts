import { describe, expect, it } from 'vitest';
import {
  type LibraryDefinition,
  librarySnippets,
  MODEL_LIBRARIES_UI_ELEMENTS,
  type ModelRecord,
} from '../src/index.ts';
import { listSamples } from './library-code/samples.ts';

const tasks = [
  'text-generation',
  'image-text-to-text',
  'question-answering',
  'text-to-image',
  'text-to-video',
  undefined,
];
const tags = [
  [],
  ['conversational'],
  ['conversational', 'image-text-to-text', 'custom_code'],
  ['lora'],
  ['controlnet'],
  ['sparse-encoder'],
  ['cross-encoder'],
  ['PyLate'],
  ['StableDiffusionInpaintPipeline'],
  ['diffusers:DDPMPipeline'],
];
const ids = [
  'acme/one',
  'emca/two',
  'Qwen/Qwen3-8B',
  'a/b',
  `${'o'.repeat(40)}/${'n'.repeat(90)}`,
  'acme/on"e',
  'gpt2',
];

/** A sample record as it is, and with other ids, tasks and tags. */
function variantsOf(model: ModelRecord): readonly ModelRecord[] {
  return [
    model,
    ...ids.map((id) => ({ ...model, id })),
    ...tasks.flatMap((task) => tags.map((list) => ({ ...model, id: 'acme/one', pipeline_tag: task, tags: list }))),
    { ...model, id: 'acme/one', widgetData: [{ text: 'a\nb' }] },
    { ...model, id: 'acme/one', cardData: { base_model: 'acme/base', instance_prompt: 'sks' } },
  ];
}

const samples = listSamples().filter(({ library }: { library: LibraryDefinition }) => library.codeKind !== undefined);

describe('loading code that is kept for ids of the same length', () => {
  it.each(samples)('is the code that is made anew: $library.id $name', ({ library, model }) => {
    const print = MODEL_LIBRARIES_UI_ELEMENTS[library.id as keyof typeof MODEL_LIBRARIES_UI_ELEMENTS].snippets;
    const attempt = (make: () => readonly string[]) => {
      try {
        return make();
      } catch (error) {
        return String(error);
      }
    };
    for (const variant of variantsOf(model)) {
      const anew = attempt(() => librarySnippets(library, variant).map(({ content }) => content));
      expect(attempt(() => print?.(variant) ?? [])).toEqual(anew);
    }
  });
});
