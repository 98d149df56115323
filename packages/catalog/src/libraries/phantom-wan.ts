import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const phantomWan = defineLibrary({
  id: 'phantom-wan',
  prettyLabel: 'Phantom',
  repoName: 'Phantom',
  repoUrl: 'https://github.com/Phantom-video/Phantom',
  countDownloads: 'path_extension:"pth"',
  snippets: ({ id }) => [
    inPython(code`
      from huggingface_hub import snapshot_download
      from phantom_wan import WanI2V, configs
      from PIL import Image

      checkpoint_dir = ${call('snapshot_download', [id])}
      wan_i2v = WanI2V(
          config=configs.WAN_CONFIGS["i2v-14B"],
          checkpoint_dir=checkpoint_dir,
      )

      text_prompt = "The sailing boat turns into the wind"
      image_prompt = Image.open("path/to/image.png")
      video = wan_i2v.generate(text_prompt, image_prompt)
    `),
  ],
});
