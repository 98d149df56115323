import { type Call, type Code, call, code, identifier, lines, paragraphs, type Stack } from '@hubkit/code';
import { defineLibrary } from '../define-library.ts';
import { baseModel, hasTag, promptOf } from '../model-facts.ts';
import type { ModelRecord } from '../model-record.ts';

const docsImages = 'https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers';
const diffusersImages = 'https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main';
const inpaintingImages = 'https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples';

const picturePrompt = 'An astronaut walking through a jungle, soft light, sharp details, 8k';
const editPrompt = 'Make the cat a dog';
const videoPrompt = 'A man plays the guitar on a porch in the evening';

export const diffusers = defineLibrary({
  id: 'diffusers',
  prettyLabel: 'Diffusers',
  repoName: '🤗/diffusers',
  repoUrl: 'https://github.com/huggingface/diffusers',
  docsUrl: 'https://huggingface.co/docs/hub/diffusers',
  filter: true,
  hostedTasks: ['image-to-image', 'text-to-image'],
  snippets: (model) => [
    { language: 'sh', code: code`pip install -U diffusers transformers accelerate` },
    { language: 'python', code: usage(model) },
  ],
});

function usage(model: ModelRecord): Code | Stack {
  if (hasTag(model, 'StableDiffusionInpaintPipeline') || hasTag(model, 'StableDiffusionXLInpaintPipeline')) {
    return inpainting(model);
  }
  if (hasTag(model, 'controlnet')) return controlNet(model);
  if (hasTag(model, 'lora')) {
    const loadLora = call('pipe.load_lora_weights', [model.id]);
    return generation(model, loadPipeline(baseModel(model)), loadLora);
  }
  if (hasTag(model, 'textual_inversion')) {
    const loadInversion = call('pipe.load_textual_inversion', [model.id]);
    return paragraphs(imports([]), lines(code`pipe = ${loadPipeline(baseModel(model))}`, code`${loadInversion}`));
  }
  if (hasTag(model, 'FluxFillPipeline')) return fluxFill(model);
  return generation(model, loadPipeline(model.id));
}

/** Loads an adapter where there is one, and makes what the task of the model asks for. */
function generation(model: ModelRecord, load: Call, loadAdapter?: Call): Stack {
  const setup = lines(
    code`# Use "mps" instead of "cuda" on a Mac`,
    code`pipe = ${load}`,
    loadAdapter && code`${loadAdapter}`,
  );
  switch (model.pipeline_tag) {
    case 'image-to-image':
      return paragraphs(imports(['load_image']), setup, editing(model));
    case 'image-to-video':
      return paragraphs(imports(['export_to_video', 'load_image']), setup, videoFromPicture(model));
    case 'text-to-video':
      return paragraphs(imports(['export_to_video']), setup, videoFromText(model));
    default:
      return paragraphs(imports([]), setup, picture(model));
  }
}

function imports(utilities: readonly string[], pipeline = 'DiffusionPipeline'): Stack {
  return lines(
    code`import torch`,
    code`from diffusers import ${identifier(pipeline)}`,
    utilities.length > 0 && code`from diffusers.utils import ${identifier(...utilities)}`,
  );
}

function loadPipeline(id: string, pipeline = 'DiffusionPipeline'): Call {
  return call(`${pipeline}.from_pretrained`, [id], { dtype: code`torch.bfloat16`, device_map: 'cuda' });
}

function picture(model: ModelRecord): Code {
  return code`
    prompt = ${promptOf(model, picturePrompt)}
    image = pipe(prompt).images[0]
  `;
}

function editing(model: ModelRecord): Code {
  return code`
    prompt = ${promptOf(model, editPrompt)}
    input_image = ${call('load_image', [`${docsImages}/cat.png`])}

    image = pipe(image=input_image, prompt=prompt).images[0]
  `;
}

function videoFromPicture(model: ModelRecord): Code {
  return code`
    prompt = ${promptOf(model, videoPrompt)}
    input_image = ${call('load_image', [`${docsImages}/guitar-man.png`])}

    output = pipe(image=input_image, prompt=prompt).frames[0]
    export_to_video(output, "output.mp4")
  `;
}

function videoFromText(model: ModelRecord): Code {
  return code`
    prompt = ${promptOf(model, videoPrompt)}

    output = pipe(prompt=prompt).frames[0]
    export_to_video(output, "output.mp4")
  `;
}

function controlNet(model: ModelRecord): Code {
  const controlnet = code`controlnet`;
  return code`
    from diffusers import ControlNetModel, StableDiffusionControlNetPipeline

    controlnet = ${call('ControlNetModel.from_pretrained', [model.id])}
    pipe = ${call('StableDiffusionControlNetPipeline.from_pretrained', [baseModel(model)], { controlnet })}
  `;
}

function inpainting(model: ModelRecord): Stack {
  const name = 'AutoPipelineForInpainting';
  const half = { dtype: code`torch.float16`, variant: 'fp16', device_map: 'cuda' };
  const file = `${inpaintingImages}/overture-creations-5sI6fQgYIuo`;
  return paragraphs(
    imports(['load_image'], name),
    code`pipe = ${call(`${name}.from_pretrained`, [model.id], half)}`,
    code`
      image = ${call('load_image', [`${file}.png`])}.resize((1024, 1024))
      mask_image = ${call('load_image', [`${file}_mask.png`])}.resize((1024, 1024))

      prompt = ${promptOf(model, 'A tiger sitting on a park bench')}
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

function fluxFill(model: ModelRecord): Stack {
  const name = 'FluxFillPipeline';
  return paragraphs(
    imports(['load_image'], name),
    code`pipe = ${loadPipeline(model.id, name)}`,
    code`
      image = ${call('load_image', [`${diffusersImages}/cup.png`])}
      mask = ${call('load_image', [`${diffusersImages}/cup_mask.png`])}

      image = pipe(
          prompt=${promptOf(model, 'A paper cup with a hand-drawn flower')},
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
