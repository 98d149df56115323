import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const fairseq = defineLibrary({
  id: 'fairseq',
  prettyLabel: 'Fairseq',
  repoName: 'fairseq',
  repoUrl: 'https://github.com/pytorch/fairseq',
  filter: true,
  hostedTasks: ['text-to-speech', 'audio-to-audio'],
  snippets: pythonLoader({
    from: 'fairseq.checkpoint_utils',
    call: 'load_model_ensemble_and_task_from_hf_hub',
    variable: 'models, cfg, task',
  }),
});
