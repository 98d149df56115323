import { type Call, type Code, call, code, lines, paragraphs, type Stack, type Value } from '@hubkit/code';
import { promptOf } from '../../model-facts.ts';
import type { ModelRecord } from '../../model-record.ts';
import { imports, type PipelineClasses } from './pipeline-classes.ts';

const images = 'https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers';

/** The prompt of an example: that of the author, or one that fits the task. */
export function promptFor(model: ModelRecord): string {
  switch (model.pipeline_tag) {
    case 'image-to-image':
      return promptOf(model, 'Make the cat a dog');
    case 'image-to-video':
    case 'text-to-video':
      return promptOf(model, 'A man plays the guitar on a porch in the evening');
    default:
      return promptOf(model, 'An astronaut walking through a jungle, soft light, sharp details, 8k');
  }
}

/** Loads a pipeline, with an adapter where there is one, and generates what the task asks for. */
export function generation(
  classes: PipelineClasses,
  { task, prompt }: { readonly task: string | undefined; readonly prompt: Value },
  load: Call,
  loadAdapter?: Call,
): Stack {
  const { utilities, code: run } = usageFor(task, prompt);
  const setup = lines(
    code`# Use "mps" instead of "cuda" on a Mac`,
    code`pipe = ${load}`,
    loadAdapter && code`${loadAdapter}`,
  );
  return paragraphs(imports(classes, utilities), setup, run);
}

function usageFor(
  task: string | undefined,
  prompt: Value,
): { readonly utilities: readonly string[]; readonly code: Code } {
  switch (task) {
    case 'image-to-image':
      return { utilities: ['load_image'], code: editedImage(prompt) };
    case 'image-to-video':
      return { utilities: ['export_to_video', 'load_image'], code: videoFromImage(prompt) };
    case 'text-to-video':
      return { utilities: ['export_to_video'], code: videoFromText(prompt) };
    default:
      return { utilities: [], code: image(prompt) };
  }
}

function image(prompt: Value): Code {
  return code`
    prompt = ${prompt}
    image = pipe(prompt).images[0]
  `;
}

function editedImage(prompt: Value): Code {
  return code`
    prompt = ${prompt}
    input_image = ${call('load_image', [`${images}/cat.png`])}

    image = pipe(image=input_image, prompt=prompt).images[0]
  `;
}

function videoFromImage(prompt: Value): Code {
  return code`
    prompt = ${prompt}
    input_image = ${call('load_image', [`${images}/guitar-man.png`])}

    output = pipe(image=input_image, prompt=prompt).frames[0]
    export_to_video(output, "output.mp4")
  `;
}

function videoFromText(prompt: Value): Code {
  return code`
    prompt = ${prompt}

    output = pipe(prompt=prompt).frames[0]
    export_to_video(output, "output.mp4")
  `;
}
