import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const lvface = defineLibrary({
  id: 'lvface',
  prettyLabel: 'LVFace',
  repoName: 'LVFace',
  repoUrl: 'https://github.com/bytedance/LVFace',
  countDownloads: 'path_extension:"pt" OR path_extension:"onnx"',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inPython(code`
      # Run it in a clone of https://github.com/bytedance/LVFace
      from huggingface_hub import hf_hub_download
      from inference_onnx import LVFaceONNXInferencer

      model_path = ${call('hf_hub_download', [id, 'LVFace-L_Glint360K/LVFace-L_Glint360K.onnx'])}
      inferencer = LVFaceONNXInferencer(model_path, use_gpu=True, timeout=300)

      img_path = "path/to/image.jpg"
      embedding = inferencer.infer_from_image(img_path)
    `),
  ],
});
