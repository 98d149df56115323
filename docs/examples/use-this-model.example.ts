import { LIBRARIES, librarySnippets, MODEL_LIBRARIES_UI_ELEMENTS } from '@hubkit/catalog';
import { timm } from '@hubkit/catalog/libraries/timm';

// A model as the hub describes it. Every field but `id` and `tags` may be missing.
const model = {
  id: 'stabilityai/sdxl-turbo',
  tags: ['diffusers', 'text-to-image'],
  pipeline_tag: 'text-to-image',
  library_name: 'diffusers',
};

for (const { language, content } of librarySnippets(LIBRARIES.diffusers, model)) {
  console.log(`--- ${language}\n${content}`);
}

// The texts alone, as `@huggingface/tasks` returns them:
console.log(MODEL_LIBRARIES_UI_ELEMENTS.diffusers.snippets?.(model).length);

// A single library: bundlers leave out all others.
console.log(librarySnippets(timm, { id: 'timm/resnet50.a1_in1k', tags: [] })[0]?.content);
