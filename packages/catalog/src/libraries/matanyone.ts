import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const matanyone = defineLibrary({
  id: 'matanyone',
  prettyLabel: 'MatAnyone',
  repoName: 'MatAnyone',
  repoUrl: 'https://github.com/pq-yang/MatAnyone',
  snippets: ({ id }) => [
    inPython(code`
      # Install it from https://github.com/pq-yang/MatAnyone.git
      from matanyone.model.matanyone import MatAnyone

      model = ${call('MatAnyone.from_pretrained', [id])}
    `),
    inPython(code`
      from matanyone import InferenceCore

      processor = ${call('InferenceCore', [id])}
    `),
  ],
});
