import { code } from '@hubkit/code';
import { defineLibrary } from '../define-library.ts';
import { inPython, pythonVariants } from '../library-code/in-language.ts';
import { classesOf, directCode, directVariant } from './transformers/direct-use.ts';
import { pipelineCode, pipelineVariant } from './transformers/pipeline-use.ts';

const hostedTasks = [
  'audio-classification',
  'automatic-speech-recognition',
  'depth-estimation',
  'document-question-answering',
  'feature-extraction',
  'fill-mask',
  'image-classification',
  'image-feature-extraction',
  'image-segmentation',
  'image-to-image',
  'image-to-text',
  'image-text-to-text',
  'mask-generation',
  'object-detection',
  'question-answering',
  'summarization',
  'table-question-answering',
  'text-classification',
  'text-generation',
  'text-to-audio',
  'text-to-speech',
  'token-classification',
  'translation',
  'video-classification',
  'visual-question-answering',
  'zero-shot-classification',
  'zero-shot-image-classification',
  'zero-shot-object-detection',
];

const directUse = pythonVariants(directCode);
const pipelineUse = pythonVariants(pipelineCode);

export const transformers = defineLibrary({
  id: 'transformers',
  prettyLabel: 'Transformers',
  repoName: '🤗/transformers',
  repoUrl: 'https://github.com/huggingface/transformers',
  docsUrl: 'https://huggingface.co/docs/hub/transformers',
  filter: true,
  hostedTasks,
  snippets: (model) => {
    const info = classesOf(model);
    if (info === undefined) return [inPython(code`# ⚠️ Type of model unknown`)];
    const direct = directUse(directVariant(model, info), model.id);
    const task = model.pipeline_tag;
    return task !== undefined && hostedTasks.includes(task)
      ? [pipelineUse(pipelineVariant(model, task), model.id, task), direct]
      : [direct];
  },
});
