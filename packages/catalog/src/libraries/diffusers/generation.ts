import { type Call, type Code, call, code, lines, paragraphs, type Stack } from '@hubkit/code';
import { promptOf } from '../../model-facts.ts';
import type { ModelRecord } from '../../model-record.ts';
import { imports, type PipelineClasses } from './pipeline-classes.ts';

const images = 'https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers';

/** Loads a pipeline, with an adapter where there is one, and generates what the task of the model asks for. */
export function generation(classes: PipelineClasses, model: ModelRecord, load: Call, loadAdapter?: Call): Stack {
  const { utilities, code: run } = usageFor(model);
  const setup = lines(
    code`# Use "mps" instead of "cuda" on a Mac`,
    code`pipe = ${load}`,
    loadAdapter && code`${loadAdapter}`,
  );
  return paragraphs(imports(classes, utilities), setup, run);
}

function usageFor(model: ModelRecord): { readonly utilities: readonly string[]; readonly code: Code } {
  switch (model.pipeline_tag) {
    case 'image-to-image':
      return { utilities: ['load_image'], code: editedImage(model) };
    case 'image-to-video':
      return { utilities: ['export_to_video', 'load_image'], code: videoFromImage(model) };
    case 'text-to-video':
      return { utilities: ['export_to_video'], code: videoFromText(model) };
    default:
      return { utilities: [], code: image(model) };
  }
}

function image(model: ModelRecord): Code {
  return code`
    prompt = ${promptOf(model, 'An astronaut walking through a jungle, soft light, sharp details, 8k')}
    image = pipe(prompt).images[0]
  `;
}

function editedImage(model: ModelRecord): Code {
  return code`
    prompt = ${promptOf(model, 'Make the cat a dog')}
    input_image = ${call('load_image', [`${images}/cat.png`])}

    image = pipe(image=input_image, prompt=prompt).images[0]
  `;
}

const videoPrompt = 'A man plays the guitar on a porch in the evening';

function videoFromImage(model: ModelRecord): Code {
  return code`
    prompt = ${promptOf(model, videoPrompt)}
    input_image = ${call('load_image', [`${images}/guitar-man.png`])}

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
