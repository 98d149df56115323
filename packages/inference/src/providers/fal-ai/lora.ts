import type { Call } from '../../contract/adapter.ts';
import { encodePath } from '../../contract/provider.ts';

/** Weights that change a model, taken from their repository on the hub; nothing for a mapping without an adapter. */
export function loraWeights({ mapping, model }: Call): Record<string, unknown> {
  const { adapter, adapterWeightsPath: path, hfModelId } = mapping;
  if (adapter !== 'lora' || !path) return {};
  const weights = `https://huggingface.co/${encodePath(hfModelId)}/resolve/main/${encodePath(path)}`;
  // Without it the bare model responds with 422.
  const base = model === 'fal-ai/lora' ? { model_name: 'stabilityai/stable-diffusion-xl-base-1.0' } : {};
  return { loras: [{ path: weights, scale: 1 }], ...base };
}
