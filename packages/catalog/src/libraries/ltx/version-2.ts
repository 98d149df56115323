import { type Code, code, type Stack } from '@hubkit/code';
import { hasTag } from '../../models/model-facts.ts';
import type { ModelRecord } from '../../models/model-record.ts';
import { run, toFolder } from './run.ts';

/** Commands for the versions 2.0 to 2.3: a checkpoint for each pipeline, and a separate text encoder. */
export function version2(model: ModelRecord): readonly (Code | Stack)[] {
  return [install(), download(model), ...pipelines(model)];
}

function install() {
  return code`
    git clone https://github.com/Lightricks/LTX-2.git
    cd LTX-2
    uv sync --frozen
  `;
}

function download(model: ModelRecord) {
  return code`
    # The model, and the text encoder
    hf download ${model.id} --local-dir ${toFolder(model)}
    hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir models/gemma-3-12b
  `;
}

function pipelines(model: ModelRecord): readonly Stack[] {
  const weights = `${toFolder(model)}/<lora>.safetensors`;
  const lora = code`--lora ${weights} 1.0`;
  if (hasTag(model, 'ic-lora')) {
    const reference = code`--video-conditioning reference.mp4 1.0`;
    return [
      run('A video that follows another one; models/base holds the base model', 'ic_lora', [
        ...distilled('models/base'),
        lora,
        reference,
        textEncoder,
      ]),
    ];
  }
  if (hasTag(model, 'lora')) {
    return [
      run('In two stages, for the best quality; models/base holds the base model', 'ti2vid_two_stages_hq', [
        ...full('models/base'),
        lora,
        textEncoder,
      ]),
    ];
  }
  return [
    run('The fast pipeline', 'distilled', [...distilled(toFolder(model)), textEncoder]),
    run('In two stages, for the best quality', 'ti2vid_two_stages_hq', [...full(toFolder(model)), textEncoder]),
  ];
}

function distilled(folder: string): readonly Code[] {
  return [
    code`--distilled-checkpoint-path ${`${folder}/<distilled-checkpoint>.safetensors`}`,
    code`--spatial-upsampler-path ${`${folder}/<spatial-upsampler>.safetensors`}`,
  ];
}

function full(folder: string): readonly Code[] {
  return [
    code`--checkpoint-path ${`${folder}/<checkpoint>.safetensors`}`,
    code`--distilled-lora ${`${folder}/<distilled-lora>.safetensors`} 0.8`,
    code`--spatial-upsampler-path ${`${folder}/<spatial-upsampler>.safetensors`}`,
  ];
}

const textEncoder = code`--gemma-root models/gemma-3-12b`;
