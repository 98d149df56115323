import { defineLibrary } from '../define-library.ts';

export const cxrFoundation = defineLibrary({
  id: 'cxr-foundation',
  prettyLabel: 'CXR Foundation',
  repoName: 'cxr-foundation',
  repoUrl: 'https://github.com/google-health/cxr-foundation',
  countDownloads: 'path:"precomputed_embeddings/embeddings.npz" OR path:"pax-elixr-b-text/saved_model.pb"',
});
