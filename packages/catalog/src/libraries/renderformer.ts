import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const renderformer = defineLibrary({
  id: 'renderformer',
  prettyLabel: 'RenderFormer',
  repoName: 'RenderFormer',
  repoUrl: 'https://github.com/microsoft/renderformer',
  addedAfter: '4.0.5',
  snippets: pythonLoader({
    from: 'renderformer',
    call: 'RenderFormerRenderingPipeline.from_pretrained',
    variable: 'pipeline',
    note: 'Install it from https://github.com/microsoft/renderformer',
  }),
});
