import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import { parseName } from '../models/model-facts.ts';

export const stanza = defineLibrary({
  id: 'stanza',
  prettyLabel: 'Stanza',
  repoName: 'stanza',
  repoUrl: 'https://github.com/stanfordnlp/stanza',
  docsUrl: 'https://huggingface.co/docs/hub/stanza',
  filter: true,
  countDownloads: 'path:"models/default.zip"',
  hostedTasks: ['token-classification'],
  snippets: (model) => {
    const language = parseName(model).replace('stanza-', '');
    return [
      inPython(code`
        import stanza

        ${call('stanza.download', [language])}
        nlp = ${call('stanza.Pipeline', [language])}
      `),
    ];
  },
});
