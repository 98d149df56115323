import { call, code, comment, lines, paragraphs } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import { unknownBaseModel } from '../models/model-facts.ts';

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
      inPython(
        paragraphs(
          code`from adapters import AutoAdapterModel`,
          lines(
            !base && comment('The configuration does not name the base model: fill it in.'),
            code`
              model = ${call('AutoAdapterModel.from_pretrained', [base || unknownBaseModel])}
              ${call('model.load_adapter', [id], { set_active: true })}
            `,
          ),
        ),
      ),
    ];
  },
});
