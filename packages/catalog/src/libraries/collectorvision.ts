import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';

export const collectorvision = defineLibrary({
  id: 'collectorvision',
  prettyLabel: 'CollectorVision',
  repoName: 'CollectorVision',
  repoUrl: 'https://github.com/HanClinto/CollectorVision',
  countDownloads: 'path_extension:"onnx"',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inShell(code`pip install git+https://github.com/HanClinto/CollectorVision huggingface_hub`),
    inPython(code`
      import collector_vision as cvg
      from huggingface_hub import hf_hub_download

      checkpoint = ${call('hf_hub_download', [], { repo_id: id, filename: 'model.onnx' })}

      # Choose the one that the model was made for
      detector = cvg.NeuralCornerDetector(checkpoint)
      embedder = cvg.NeuralEmbedder(checkpoint)
    `),
  ],
});
