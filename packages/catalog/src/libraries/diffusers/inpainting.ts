import { call, code, paragraphs, type Stack } from '@hubkit/code';
import { findPrompt } from '../../models/model-facts.ts';
import type { ModelRecord } from '../../models/model-record.ts';
import { imports, loadPipeline, type PipelineClasses } from './pipeline-classes.ts';

const latentDiffusion = 'https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples';
const fluxImages = 'https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main';

/** Repaints the masked part of an image with a Stable Diffusion model. */
export function inpainting(classes: PipelineClasses, model: ModelRecord): Stack {
  const pipeline = 'AutoPipelineForInpainting';
  const half = { dtype: code`torch.float16`, variant: 'fp16', device_map: 'cuda' };
  const file = `${latentDiffusion}/overture-creations-5sI6fQgYIuo`;
  return paragraphs(
    imports(classes, ['load_image'], pipeline),
    code`pipe = ${call(`${classes.nameOf(pipeline)}.from_pretrained`, [model.id], half)}`,
    code`
      image = ${call('load_image', [`${file}.png`])}.resize((1024, 1024))
      mask_image = ${call('load_image', [`${file}_mask.png`])}.resize((1024, 1024))

      prompt = ${findPrompt(model, 'A tiger sitting on a park bench')}
      generator = torch.Generator(device="cuda").manual_seed(0)

      image = pipe(
          prompt=prompt,
          image=image,
          mask_image=mask_image,
          guidance_scale=8.0,
          num_inference_steps=20,  # 15 to 30 steps work well
          strength=0.99,  # keep it below 1.0
          generator=generator,
      ).images[0]
    `,
  );
}

/** Repaints the masked part of an image with a FLUX Fill model. */
export function fluxFill(classes: PipelineClasses, model: ModelRecord): Stack {
  const pipeline = 'FluxFillPipeline';
  return paragraphs(
    imports(classes, ['load_image'], pipeline),
    code`pipe = ${loadPipeline(classes, model.id, pipeline)}`,
    code`
      image = ${call('load_image', [`${fluxImages}/cup.png`])}
      mask = ${call('load_image', [`${fluxImages}/cup_mask.png`])}

      image = pipe(
          prompt=${findPrompt(model, 'A paper cup with a hand-drawn flower')},
          image=image,
          mask_image=mask,
          height=1632,
          width=1232,
          guidance_scale=30,
          num_inference_steps=50,
          max_sequence_length=512,
          generator=torch.Generator("cpu").manual_seed(0),
      ).images[0]
      image.save("flux-fill-dev.png")
    `,
  );
}
