import { type Call, type Code, call, code, lines, paragraphs, type Stack } from '@hubkit/code';
import { findPrompt, hasTag } from '../../models/model-facts.ts';
import type { ModelRecord } from '../../models/model-record.ts';
import { imports, type PipelineClasses } from './pipeline-classes.ts';

const images = 'https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers';

/** Loads a pipeline, with an adapter where there is one, and generates what the task of the model asks for. */
export function generation(classes: PipelineClasses, model: ModelRecord, load: Call, loadAdapter?: Call): Stack {
  const { utilities, module, code: run } = usageFor(model);
  const setup = lines(
    code`# Use "mps" instead of "cuda" on a Mac`,
    code`pipe = ${load}`,
    loadAdapter && code`${loadAdapter}`,
  );
  return paragraphs(lines(imports(classes, utilities), module), setup, run);
}

/** Code for the task of a model, with its imports. */
interface Usage {
  /** Functions of `diffusers.utils`. */
  readonly utilities: readonly string[];
  /** Import of another module. */
  readonly module?: Code;
  readonly code: Code;
}

function usageFor(model: ModelRecord): Usage {
  if (isAudio(model)) return { utilities: [], module: code`from scipy.io import wavfile`, code: sound(model) };
  const special = withoutPrompt(model);
  if (special) return { utilities: [], code: special };
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
    prompt = ${findPrompt(model, 'An astronaut walking through a jungle, soft light, sharp details, 8k')}
    image = pipe(prompt).images[0]
  `;
}

function editedImage(model: ModelRecord): Code {
  return code`
    prompt = ${findPrompt(model, 'Make the cat a dog')}
    input_image = ${call('load_image', [`${images}/cat.png`])}

    image = pipe(image=input_image, prompt=prompt).images[0]
  `;
}

const videoPrompt = 'A man plays the guitar on a porch in the evening';

function videoFromImage(model: ModelRecord): Code {
  return code`
    prompt = ${findPrompt(model, videoPrompt)}
    input_image = ${call('load_image', [`${images}/guitar-man.png`])}

    output = pipe(image=input_image, prompt=prompt).frames[0]
    export_to_video(output, "output.mp4")
  `;
}

function videoFromText(model: ModelRecord): Code {
  return code`
    prompt = ${findPrompt(model, videoPrompt)}

    output = pipe(prompt=prompt).frames[0]
    export_to_video(output, "output.mp4")
  `;
}

/** Code for pipelines without a prompt; undefined for all others. */
function withoutPrompt(model: ModelRecord): Code | undefined {
  if (hasTag(model, 'diffusers:DiTPipeline'))
    return code`
      # Names of classes of ImageNet
      image = pipe(class_labels=pipe.get_label_ids(["golden retriever"])).images[0]
    `;
  const isUnconditional =
    model.pipeline_tag === 'unconditional-image-generation' ||
    /^diffusers:(?:DDPM|DDIM|PNDM)Pipeline$/m.test(model.tags.join('\n'));
  return isUnconditional ? code`image = pipe().images[0]` : undefined;
}

/** Returns true for pipelines that generate sounds. */
function isAudio({ pipeline_tag: task = '', tags }: ModelRecord): boolean {
  return (
    /^text-to-(?:audio|speech)$/.test(task) ||
    tags.some((tag) => /^diffusers:(?:AudioLDM2?|MusicLDM)Pipeline$/.test(tag))
  );
}

function sound(model: ModelRecord): Code {
  return code`
    prompt = ${findPrompt(model, 'Waves that roll onto a beach, and gulls far away')}
    audio = pipe(prompt, audio_length_in_s=10.0).audios[0]
    wavfile.write("output.wav", rate=16000, data=audio)
  `;
}
