import { type Code, code, type Stack } from '@hubkit/code';
import { hasTag } from '../../models/model-facts.ts';
import type { ModelRecord } from '../../models/model-record.ts';
import { run, toFolder } from './run.ts';

/** Returns true for LTX-2.5 and its adapters. */
export function isVersion25({ id, tags, cardData }: ModelRecord): boolean {
  return [id, ...tags, cardData?.base_model ?? []].flat().some((name) => /ltx[-_]?2\.5/i.test(name));
}

/** Commands for version 2.5, which has a file for each part. */
export function version25(model: ModelRecord): readonly (Code | Stack)[] {
  const folder = toFolder(model);
  const isAdapter = hasTag(model, 'lora') || hasTag(model, 'ic-lora');
  return [install(), download(model, isAdapter), isAdapter ? withAdapter(model) : whole(folder)];
}

function install() {
  return code`
    git clone https://github.com/Lightricks/LTX-2.git
    cd LTX-2
    uv sync --extra natten
  `;
}

function download(model: ModelRecord, isAdapter: boolean) {
  const folder = toFolder(model);
  if (!isAdapter) return code`hf download ${model.id} --local-dir ${folder}`;
  return code`
    # The adapter, and the model that it was trained for
    hf download ${model.id} --local-dir ${folder}
    hf download Lightricks/LTX-2.5 --local-dir models/LTX-2.5
  `;
}

function whole(folder: string) {
  return run(
    'A video with sound; put the names of the files in the place of those in brackets',
    'distilled',
    parts(folder),
  );
}

function withAdapter(model: ModelRecord) {
  const options = [...parts('models/LTX-2.5'), code`--lora ${`${toFolder(model)}/<adapter>.safetensors`} 1.0`];
  return hasTag(model, 'ic-lora')
    ? run('A video that follows another one', 'ic_lora', [...options, code`--video-conditioning reference.mp4 1.0`])
    : run('A video with the adapter', 'distilled', options);
}

/** The parts of the model, by the folders of its repository. */
function parts(folder: string): readonly Code[] {
  return [
    code`--transformer-path ${`${folder}/diffusion_models/<distilled-transformer>.safetensors`}`,
    code`--text-encoder-path ${`${folder}/text_encoders/<text-encoder>.safetensors`}`,
    code`--video-vae-path ${`${folder}/vae/<video-vae>.safetensors`}`,
    code`--audio-vae-path ${`${folder}/vae/<audio-vae>.safetensors`}`,
    code`--spatial-upsampler-path ${`${folder}/latent_upscale_models/<spatial-upsampler>.safetensors`}`,
  ];
}
