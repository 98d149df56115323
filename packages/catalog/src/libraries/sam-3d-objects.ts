import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const sam3dObjects = defineLibrary({
  id: 'sam-3d-objects',
  prettyLabel: 'SAM 3D Objects',
  repoName: 'SAM 3D Objects',
  repoUrl: 'https://github.com/facebookresearch/sam-3d-objects',
  countDownloads: 'path:"checkpoints/pipeline.yaml"',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inPython(code`
      # Run it in the folder notebook of a clone of https://github.com/facebookresearch/sam-3d-objects
      from huggingface_hub import snapshot_download
      from inference import Inference, load_image, load_single_mask

      folder = ${call('snapshot_download', [id])}
      inference = Inference(f"{folder}/checkpoints/pipeline.yaml", compile=False)

      # The masks of an image lie beside it: 0.png, 1.png …
      image = load_image("path/to/image.png")
      mask = load_single_mask("path/to", index=14)

      output = inference(image, mask)
      output["gs"].save_ply("splat.ply")
    `),
  ],
});
