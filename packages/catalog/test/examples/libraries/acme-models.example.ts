import { call, code } from '@hubkit/code';
import { defineLibrary } from '../../../src/library-code/define-library.ts';
import { inPython, inShell } from '../../../src/library-code/in-language.ts';

export const acmeModels = defineLibrary({
  id: 'acme-models',
  prettyLabel: 'Acme Models',
  repoName: 'acme-models',
  repoUrl: 'https://github.com/acme/models',
  filter: true,
  countDownloads: 'path:"acme.json"',
  snippets: ({ id }) => [
    inShell(code`pip install acme-models`),
    inPython(code`
      from acme import load

      model = ${call('load', [id])}
    `),
  ],
});
