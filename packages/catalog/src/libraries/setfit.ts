import { call, code } from '@hubkit/code';
import { defineLibrary } from '../define-library.ts';

export const setfit = defineLibrary({
  id: 'setfit',
  prettyLabel: 'setfit',
  repoName: 'setfit',
  repoUrl: 'https://github.com/huggingface/setfit',
  docsUrl: 'https://huggingface.co/docs/hub/setfit',
  filter: true,
  hostedTasks: ['text-classification'],
  snippets: ({ id }) => [
    {
      language: 'python',
      code: code`
        from setfit import SetFitModel

        model = ${call('SetFitModel.from_pretrained', [id])}
      `,
    },
  ],
});
