import { call, code } from '@hubkit/code';
import { defineLibrary } from '../define-library.ts';
import { nameOf } from '../model-facts.ts';

export const spacy = defineLibrary({
  id: 'spacy',
  prettyLabel: 'spaCy',
  repoName: 'spaCy',
  repoUrl: 'https://github.com/explosion/spaCy',
  docsUrl: 'https://huggingface.co/docs/hub/spacy',
  filter: true,
  countDownloads: 'path_extension:"whl"',
  hostedTasks: ['token-classification', 'text-classification', 'sentence-similarity'],
  snippets: (model) => {
    const name = nameOf(model);
    const wheel = `https://huggingface.co/${model.id}/resolve/main/${name}-any-py3-none-any.whl`;
    return [
      { language: 'sh', code: code`pip install ${wheel}` },
      {
        language: 'python',
        code: code`
          import spacy

          nlp = ${call('spacy.load', [name])}
        `,
      },
    ];
  },
});
