import { LIBRARIES, librarySnippets } from '@hubkit/catalog';

// A model as the hub describes it. Every field but `id` and `tags` may be missing.
const model = {
  id: 'stabilityai/sdxl-turbo',
  tags: ['diffusers', 'text-to-image'],
  pipeline_tag: 'text-to-image',
  library_name: 'diffusers',
};
for (const { language, content } of librarySnippets(LIBRARIES.diffusers, model))
  console.log(`# ${language}\n${content}`);
