import { defineTask } from '../../task-definition/define-task.ts';

export const unconditionalImageGeneration = defineTask({
  id: 'unconditional-image-generation',
  label: 'Unconditional Image Generation',
  pipeline: {
    modality: 'cv',
    color: 'green',
    order: 280,
  },
  libraries: ['diffusers'],
});

export const keywords = ['random faces', 'random pictures', 'gan', 'synthetic images'];
