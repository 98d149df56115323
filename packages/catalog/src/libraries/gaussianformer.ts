import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const gaussianformer = defineLibrary({
  id: 'gaussianformer',
  prettyLabel: 'GaussianFormer',
  repoName: 'GaussianFormer',
  repoUrl: 'https://github.com/SVLwoof/gaussianformer',
  countDownloads: 'path:"config.json"',
  addedAfter: '4.0.5',
  snippets: pythonLoader({
    from: 'gaussianformer.pipelines.rendering_pipeline',
    call: 'GaussianFormerRenderingPipeline.from_pretrained',
    variable: 'pipeline',
    note: 'pip install git+https://github.com/SVLwoof/gaussianformer.git',
  }),
});
