import { defineLibrary } from '../define-library.ts';

export const renderformer = defineLibrary({
  id: 'renderformer',
  prettyLabel: 'RenderFormer',
  repoName: 'RenderFormer',
  repoUrl: 'https://github.com/microsoft/renderformer',
  addedAfter: '4.0.5',
});
