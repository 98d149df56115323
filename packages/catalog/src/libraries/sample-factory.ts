import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inShell } from '../library-code/in-language.ts';

export const sampleFactory = defineLibrary({
  id: 'sample-factory',
  prettyLabel: 'sample-factory',
  repoName: 'sample-factory',
  repoUrl: 'https://github.com/alex-petrenko/sample-factory',
  docsUrl: 'https://huggingface.co/docs/hub/sample-factory',
  filter: true,
  countDownloads: 'path:"cfg.json"',
  snippets: ({ id }) => [inShell(code`python -m sample_factory.huggingface.load_from_hub -r ${id} -d ./train_dir`)],
});
