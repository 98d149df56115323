import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const stableBaselines3 = defineLibrary({
  id: 'stable-baselines3',
  prettyLabel: 'stable-baselines3',
  repoName: 'stable-baselines3',
  repoUrl: 'https://github.com/huggingface/huggingface_sb3',
  docsUrl: 'https://huggingface.co/docs/hub/stable-baselines3',
  filter: true,
  countDownloads: 'path_extension:"zip"',
  snippets: pythonLoader({
    from: 'huggingface_sb3',
    call: 'load_from_hub',
    variable: 'checkpoint',
    idKeyword: 'repo_id',
    keywords: { filename: '{MODEL FILENAME}.zip' },
  }),
});
