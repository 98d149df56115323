import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { continuedInPython, inPython } from '../library-code/in-language.ts';
import { hasTag } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';

export const diffusionkit = defineLibrary({
  id: 'diffusionkit',
  prettyLabel: 'DiffusionKit',
  repoName: 'DiffusionKit',
  repoUrl: 'https://github.com/argmaxinc/DiffusionKit',
  snippets: (model) => {
    const isFlux = hasTag(model, 'flux');
    return [
      inPython(isFlux ? fluxPipeline(model) : stableDiffusionPipeline(model)),
      continuedInPython(generation(isFlux)),
    ];
  },
});

const lowMemory = { low_memory_mode: true, a16: true, w16: true };

function fluxPipeline({ id }: ModelRecord) {
  return code`
    # FLUX
    from diffusionkit.mlx import FluxPipeline

    pipeline = ${call('FluxPipeline', [], { shift: code`1.0`, model_version: id, ...lowMemory })}
  `;
}

function stableDiffusionPipeline({ id }: ModelRecord) {
  const settings = { shift: code`3.0`, use_t5: false, model_version: id, ...lowMemory };
  return code`
    # Stable Diffusion 3
    from diffusionkit.mlx import DiffusionPipeline

    pipeline = ${call('DiffusionPipeline', [], settings)}
  `;
}

function generation(isFlux: boolean) {
  return code`
    HEIGHT = 512
    WIDTH = 512
    NUM_STEPS = ${isFlux ? 4 : 50}
    CFG_WEIGHT = ${isFlux ? 0 : 5}

    image, _ = pipeline.generate_image(
        "a photo of a cat on a garden wall",
        cfg_weight=CFG_WEIGHT,
        num_steps=NUM_STEPS,
        latent_size=(HEIGHT // 8, WIDTH // 8),
    )
  `;
}
