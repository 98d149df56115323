import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const ben2 = defineLibrary({
  id: 'ben2',
  prettyLabel: 'BEN2',
  repoName: 'BEN2',
  repoUrl: 'https://github.com/PramaLLC/BEN2',
  snippets: ({ id }) => [
    inPython(code`
      import requests
      from PIL import Image
      from ben2 import AutoModel

      url = "https://huggingface.co/datasets/mishig/sample_images/resolve/main/teapot.jpg"
      image = Image.open(requests.get(url, stream=True).raw)

      model = ${call('AutoModel.from_pretrained', [id])}
      model.to("cuda").eval()
      foreground = model.inference(image)
    `),
  ],
});
