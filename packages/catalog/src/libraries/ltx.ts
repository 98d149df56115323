import { type Code, code, comment, identifier, lines, type Stack } from '@hubkit/code';
import { defineLibrary } from '../define-library.ts';
import { inShell } from '../library-code/in-language.ts';
import { hasTag, nameOf } from '../model-facts.ts';
import type { ModelRecord } from '../model-record.ts';

export const ltx = defineLibrary({
  id: 'ltx',
  prettyLabel: 'LTX.io',
  repoName: 'LTX-2',
  repoUrl: 'https://github.com/Lightricks/LTX-2',
  docsUrl: 'https://github.com/Lightricks/LTX-2',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
  snippets: (model) => [inShell(install()), inShell(download(model)), ...pipelines(model).map(inShell)],
});

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
    hf download ${model.id} --local-dir ${folderOf(model)}
    hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir models/gemma-3-12b
  `;
}

function folderOf(model: ModelRecord): string {
  return `models/${nameOf(model)}`;
}

function pipelines(model: ModelRecord): readonly Stack[] {
  const weights = `${folderOf(model)}/<lora>.safetensors`;
  const lora = code`--lora ${weights} 1.0`;
  if (hasTag(model, 'ic-lora')) {
    const reference = code`--video-conditioning reference.mp4 1.0`;
    return [
      run('A video that follows another one; models/base holds the base model', 'ic_lora', [
        ...distilled('models/base'),
        lora,
        reference,
      ]),
    ];
  }
  if (hasTag(model, 'lora')) {
    return [
      run('In two stages, for the best quality; models/base holds the base model', 'ti2vid_two_stages_hq', [
        ...full('models/base'),
        lora,
      ]),
    ];
  }
  return [
    run('The fast pipeline', 'distilled', distilled(folderOf(model))),
    run('In two stages, for the best quality', 'ti2vid_two_stages_hq', full(folderOf(model))),
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

function run(title: string, module: string, options: readonly Code[]) {
  const all = [
    ...options,
    code`--gemma-root models/gemma-3-12b`,
    code`--prompt ${'A lighthouse in the evening, with waves rolling in'}`,
  ];
  return lines(
    comment(title),
    comment('For a video from an image, add: --image path/to/image.jpg 0 0.8'),
    code`uv run python -m ltx_pipelines.${identifier(module)} \\`,
    ...all.map((option) => code`    ${option} \\`),
    code`    --output-path output.mp4`,
  );
}
