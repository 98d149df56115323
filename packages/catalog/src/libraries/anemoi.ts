import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const anemoi = defineLibrary({
  id: 'anemoi',
  prettyLabel: 'AnemoI',
  repoName: 'AnemoI',
  repoUrl: 'https://github.com/ecmwf/anemoi-inference',
  docsUrl: 'https://anemoi.readthedocs.io/en/latest/',
  countDownloads: 'path_extension:"ckpt"',
  snippets: ({ id }) => [
    inPython(code`
      from anemoi.inference.config.run import RunConfiguration
      from anemoi.inference.runners.default import DefaultRunner

      config = ${call('RunConfiguration', [], { checkpoint: { huggingface: id } })}
      runner = DefaultRunner(config)
    `),
  ],
});
