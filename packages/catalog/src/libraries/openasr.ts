import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inShell } from '../library-code/in-language.ts';

export const openasr = defineLibrary({
  id: 'openasr',
  prettyLabel: 'OpenASR',
  repoName: 'OpenASR',
  repoUrl: 'https://github.com/QuintinShaw/openasr',
  docsUrl: 'https://github.com/QuintinShaw/openasr/blob/main/docs/DOCS_INDEX.md',
  countDownloads: 'path_extension:"oasr"',
  addedAfter: '4.0.5',
  snippets: ({ id }) => {
    const name = id.split('/').at(-1) ?? id;
    return [
      inShell(code`
        openasr pull ${name}
        openasr transcribe audio.wav --model ${name}
      `),
    ];
  },
});
