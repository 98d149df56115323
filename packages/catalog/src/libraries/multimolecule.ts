import { defineLibrary } from '../define-library.ts';

export const multimolecule = defineLibrary({
  id: 'multimolecule',
  prettyLabel: 'MultiMolecule',
  repoName: 'MultiMolecule',
  repoUrl: 'https://github.com/MultiMolecule/multimolecule',
  docsUrl: 'https://multimolecule.danling.org',
  addedAfter: '4.0.5',
});
