import { type Code, call, code, identifier, lines, paragraphs, type Stack } from '@hubkit/code';
import { baseModel, hasTag } from '../../models/model-facts.ts';
import type { ModelRecord } from '../../models/model-record.ts';
import { generation } from './generation.ts';
import { fluxFill, inpainting } from './inpainting.ts';
import { imports, loadPipeline, type PipelineClasses } from './pipeline-classes.ts';

/** Chooses the program for a model by its tags and its task. */
export function pipelineUsage(model: ModelRecord, classes: PipelineClasses): Code | Stack {
  if (hasTag(model, 'StableDiffusionInpaintPipeline') || hasTag(model, 'StableDiffusionXLInpaintPipeline')) {
    return inpainting(classes, model);
  }
  if (hasTag(model, 'controlnet')) return controlNet(classes, model);
  if (hasTag(model, 'lora')) {
    const loadLora = call('pipe.load_lora_weights', [model.id]);
    return generation(classes, model, loadPipeline(classes, baseModel(model)), loadLora);
  }
  if (hasTag(model, 'textual_inversion')) return textualInversion(classes, model);
  if (hasTag(model, 'FluxFillPipeline')) return fluxFill(classes, model);
  return generation(classes, model, loadPipeline(classes, model.id));
}

function controlNet(classes: PipelineClasses, model: ModelRecord): Stack {
  const base = baseModel(model);
  const version = /xl/i.test(base) ? 'XL' : '';
  const pipeline = classes.nameOf(`StableDiffusion${version}ControlNetPipeline`);
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
      pipe = ${call(`${pipeline}.from_pretrained`, [base], { controlnet })}
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
