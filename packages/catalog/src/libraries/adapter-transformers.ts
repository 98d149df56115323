import { call, code, comment, lines } from '@hubkit/code';
import { defineLibrary } from '../define-library.ts';

export const adapterTransformers = defineLibrary({
  id: 'adapter-transformers',
  prettyLabel: 'Adapters',
  repoName: 'adapters',
  repoUrl: 'https://github.com/Adapter-Hub/adapters',
  docsUrl: 'https://huggingface.co/docs/hub/adapters',
  filter: true,
  countDownloads: 'path:"adapter_config.json"',
  hostedTasks: ['question-answering', 'text-classification', 'token-classification'],
  snippets: ({ id, config }) => {
    const base = config?.adapter_transformers?.model_name;
    return [
      {
        language: 'python',
        code: code`
          from adapters import AutoAdapterModel

          ${base ? lines() : lines(comment('The configuration does not name the base model: fill it in.'))}
          model = ${call('AutoAdapterModel.from_pretrained', [base || 'fill-in-base-model'])}
          ${call('model.load_adapter', [id], { set_active: true })}
        `,
      },
    ];
  },
});
