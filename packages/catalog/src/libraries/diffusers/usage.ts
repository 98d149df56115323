import { call, code, identifier, lines, paragraphs, type Slot, type Stack } from '@hubkit/code';
import type { LibraryCode } from '../../define-library.ts';
import { inPython, pythonVariants } from '../../library-code/in-language.ts';
import { baseModel, hasTag } from '../../model-facts.ts';
import type { ModelRecord } from '../../model-record.ts';
import { generation, promptFor } from './generation.ts';
import { fluxFill, inpainting } from './inpainting.ts';
import { imports, loadPipeline, type PipelineClasses } from './pipeline-classes.ts';

/** Chooses the program for a model by its tags and its task. */
export function pipelineUsage(model: ModelRecord, classes: PipelineClasses): LibraryCode {
  if (hasTag(model, 'StableDiffusionInpaintPipeline') || hasTag(model, 'StableDiffusionXLInpaintPipeline')) {
    return inPython(inpainting(classes, model));
  }
  if (hasTag(model, 'controlnet')) return inPython(controlNet(classes, model));
  const isLora = hasTag(model, 'lora');
  if (!isLora && hasTag(model, 'textual_inversion')) return inPython(textualInversion(classes, model));
  if (!isLora && hasTag(model, 'FluxFillPipeline')) return inPython(fluxFill(classes, model));
  const { module } = classes;
  const variant = { module, loader: classes.nameOf('DiffusionPipeline'), task: model.pipeline_tag, isLora };
  return wholePipeline(variant, isLora ? baseModel(model) : model.id, model.id, promptFor(model));
}

/** The facts of a model that decide how its whole pipeline is used. */
interface PipelineVariant {
  readonly module: string;
  /** The class that loads the pipeline. */
  readonly loader: string;
  readonly task: string | undefined;
  readonly isLora: boolean;
}

const wholePipeline = pythonVariants(
  ({ module, loader, task, isLora }: PipelineVariant, base: Slot, adapter: Slot, prompt: Slot) => {
    const classes = { module, nameOf: () => loader };
    const loadLora = isLora ? call('pipe.load_lora_weights', [adapter]) : undefined;
    return generation(classes, { task, prompt }, loadPipeline(classes, base), loadLora);
  },
);

function controlNet(classes: PipelineClasses, model: ModelRecord): Stack {
  const pipeline = classes.nameOf('StableDiffusionControlNetPipeline');
  const controlnet = code`controlnet`;
  return paragraphs(
    classes.module === 'diffusers'
      ? code`from diffusers import ControlNetModel, ${identifier(pipeline)}`
      : code`
          from diffusers import ControlNetModel
          from ${identifier(classes.module)} import ${identifier(pipeline)}
        `,
    code`
      controlnet = ${call('ControlNetModel.from_pretrained', [model.id])}
      pipe = ${call(`${pipeline}.from_pretrained`, [baseModel(model)], { controlnet })}
    `,
  );
}

function textualInversion(classes: PipelineClasses, model: ModelRecord): Stack {
  return paragraphs(
    imports(classes, []),
    lines(
      code`pipe = ${loadPipeline(classes, baseModel(model))}`,
      code`${call('pipe.load_textual_inversion', [model.id])}`,
    ),
  );
}
