import { call, code } from '@hubkit/code';
import { defineLibrary } from '../define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';

export const nobg = defineLibrary({
  id: 'nobg',
  prettyLabel: 'nobg',
  repoName: 'nobg',
  repoUrl: 'https://github.com/feyninc/nobg',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inShell(code`pip install nobg`),
    inPython(code`
      import torch
      from loadimg import load_img
      from nobg import AutoModel, AutoProcessor

      model = ${call('AutoModel.from_pretrained', [id])}.eval()
      processor = ${call('AutoProcessor.from_pretrained', [id])}

      image = load_img("path/to/image.jpg").convert("RGB")
      inputs = processor(image, return_tensors="pt")
      with torch.no_grad():
          outputs = model(pixel_values=inputs["pixel_values"])

      target_sizes = [(image.height, image.width)]
      alpha = processor.post_process_alpha_matting(outputs, target_sizes=target_sizes)[0]
      processor.cutout(image, alpha).save("output.png")
    `),
  ],
});
