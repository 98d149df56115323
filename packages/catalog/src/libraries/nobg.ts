import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';
import { hasTag } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';

export const nobg = defineLibrary({
  id: 'nobg',
  prettyLabel: 'nobg',
  repoName: 'nobg',
  repoUrl: 'https://github.com/feyninc/nobg',
  addedAfter: '4.0.5',
  snippets: (model) => [inShell(code`pip install nobg`), inPython(shortWay(model)), inPython(longWay(model))],
});

function shortWay(model: ModelRecord) {
  const { id } = model;
  // Models with this tag cut out what a text names.
  const prompt = hasTag(model, 'promptable') ? ['the cat'] : [];
  return code`
    from nobg import AutoModel, AutoProcessor

    model = ${call('AutoModel.from_pretrained', [id])}.eval()
    processor = ${call('AutoProcessor.from_pretrained', [id])}

    cutout = ${call('model.predict', [code`processor`, 'path/to/image.jpg', ...prompt])}
    cutout.save("output.png")
  `;
}

function longWay({ id }: ModelRecord) {
  return code`
    # The long way: what predict() does
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
  `;
}
