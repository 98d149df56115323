import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';

export const depthPro = defineLibrary({
  id: 'depth-pro',
  prettyLabel: 'Depth Pro',
  repoName: 'Depth Pro',
  repoUrl: 'https://github.com/apple/ml-depth-pro',
  countDownloads: 'path_extension:"pt"',
  snippets: ({ id }) => [
    inShell(code`
      pip install huggingface-hub
      hf download --local-dir checkpoints ${id}
    `),
    inPython(code`
      import depth_pro

      # The checkpoint is read from ./checkpoints
      model, transform = depth_pro.create_model_and_transforms()
      model.eval()

      image, _, f_px = depth_pro.load_rgb("example.png")
      image = transform(image)

      prediction = model.infer(image, f_px=f_px)
      depth = prediction["depth"]  # in meters
      focallength_px = prediction["focallength_px"]  # in pixels
    `),
  ],
});
