import { type Call, call, code, identifier, lines, type Stack } from '@hubkit/code';

/** The classes that pipelines are loaded with: those of diffusers, or one that takes their place. */
export interface PipelineClasses {
  /** Module of the classes. */
  readonly module: string;
  /** The class for a pipeline of diffusers. */
  readonly nameOf: (pipeline: string) => string;
}

/** The classes of diffusers themselves. */
export const diffusersClasses: PipelineClasses = { module: 'diffusers', nameOf: (pipeline) => pipeline };

/** The imports of a program with this pipeline. */
export function imports(classes: PipelineClasses, utilities: readonly string[], pipeline = 'DiffusionPipeline'): Stack {
  const imported = code`from ${identifier(classes.module)} import ${identifier(classes.nameOf(pipeline))}`;
  const helpers = utilities.length > 0 && code`from diffusers.utils import ${identifier(...utilities)}`;
  return classes.module === 'diffusers'
    ? lines(code`import torch`, imported, helpers)
    : lines(code`import torch`, helpers, imported);
}

/** The call that loads a pipeline. */
export function loadPipeline(classes: PipelineClasses, id: string, pipeline = 'DiffusionPipeline'): Call {
  return call(`${classes.nameOf(pipeline)}.from_pretrained`, [id], { dtype: code`torch.bfloat16`, device_map: 'cuda' });
}
