import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import { directUse, findClasses } from './transformers/direct-use.ts';
import { isRemovedPipeline, pipelineUse } from './transformers/pipeline-use.ts';

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

export const transformers = defineLibrary({
  id: 'transformers',
  prettyLabel: 'Transformers',
  repoName: '🤗/transformers',
  repoUrl: 'https://github.com/huggingface/transformers',
  docsUrl: 'https://huggingface.co/docs/hub/transformers',
  filter: true,
  hostedTasks,
  snippets: (model) => {
    const info = findClasses(model);
    if (info === undefined) return [inPython(code`# ⚠️ Type of model unknown`)];
    const direct = inPython(directUse(model, info));
    const task = model.pipeline_tag;
    if (task === undefined || !hostedTasks.includes(task)) return [direct];
    const short = inPython(pipelineUse(model, task));
    // What runs with the newest version comes first.
    return isRemovedPipeline(task) ? [direct, short] : [short, direct];
  },
});
