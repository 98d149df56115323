import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const sana = defineLibrary({
  id: 'sana',
  prettyLabel: 'Sana',
  repoName: 'Sana',
  repoUrl: 'https://github.com/NVlabs/Sana',
  countDownloads: 'path_extension:"pth"',
  snippets: ({ id }) => [
    inPython(code`
      # Run it in a clone of https://github.com/NVlabs/Sana
      import torch
      from app.sana_pipeline import SanaPipeline
      from torchvision.utils import save_image

      sana = SanaPipeline("configs/sana_config/1024ms/Sana_1600M_img1024.yaml")
      ${call('sana.from_pretrained', [`hf://${id}`])}

      generator = torch.Generator(device="cuda").manual_seed(42)
      image = sana(
          prompt='a sleepy cat beside a neon sign that reads "open late"',
          height=1024,
          width=1024,
          guidance_scale=5.0,
          pag_guidance_scale=2.0,
          num_inference_steps=18,
          generator=generator,
      )
      save_image(image, "sana.png", normalize=True, value_range=(-1, 1))
    `),
  ],
});
