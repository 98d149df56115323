import { defineTask } from '../../define-task.ts';

export const unconditionalImageGeneration = defineTask({
  id: 'unconditional-image-generation',
  label: 'Unconditional Image Generation',
  keywords: ['random faces', 'random pictures', 'gan', 'synthetic images'],
  pipeline: {
    modality: 'cv',
    color: 'green',
  },
  libraries: ['diffusers'],
});
