import { call, code } from '@hubkit/code';
import { defineLibrary } from '../../../src/define-library.ts';
import type { ModelRecord } from '../../../src/model-record.ts';

export const acmeModels = defineLibrary({
  id: 'acme-models',
  prettyLabel: 'Acme Models',
  repoName: 'acme-models',
  repoUrl: 'https://github.com/acme/models',
  filter: true,
  countDownloads: 'path:"acme.json"',
  snippets: (model) => [{ language: 'python', code: usage(model) }],
});

function usage({ id }: ModelRecord) {
  return code`
    from acme import load

    model = ${call('load', [id])}
  `;
}
