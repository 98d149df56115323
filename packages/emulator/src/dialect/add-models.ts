import { EmulatorError } from '../contract/errors.ts';
import type { ModelOptions } from '../contract/served-model.ts';
import type { Provider } from './provider.ts';

/** A model to serve beside the built-in ones. */
export interface AddedModel extends ModelOptions {
  /** The id of the model at the hub. */
  readonly id: string;
  /** The id of the provider that serves it, such as `groq`. */
  readonly provider: string;
  /** The task of the model, which the provider must have: `conversational`, `text-to-image`. */
  readonly task: string;
}

/** Adds models to their providers, before the built-in ones. Throws an EmulatorError for unknown providers and tasks. */
export function addModels(providers: readonly Provider[], models: readonly AddedModel[]): readonly Provider[] {
  for (const model of models) checkModel(providers, model);
  return providers.map((provider) => {
    const added = models
      .filter((model) => model.provider === provider.id)
      .map(({ id, provider: _provider, ...options }) => ({ providerId: id, ...options, hubId: id }));
    const kept = provider.models.filter(({ hubId }) => !added.some((model) => model.hubId === hubId));
    return added.length === 0 ? provider : { ...provider, models: [...added, ...kept] };
  });
}

function checkModel(providers: readonly Provider[], { id, provider: providerId, task }: AddedModel): void {
  if (typeof id !== 'string' || id === '') throw invalid('A model needs an `id`: its id at the hub.');
  const provider = providers.find((candidate) => candidate.id === providerId);
  if (!provider) {
    const known = providers.map((candidate) => candidate.id).join(', ');
    throw invalid(`The model ${id} names the provider “${providerId}”. The providers are: ${known}.`);
  }
  if (Object.hasOwn(provider.tasks, task)) return;
  const known = Object.keys(provider.tasks).join(', ');
  throw invalid(`The model ${id} names the task “${task}”. The tasks of ${providerId} are: ${known}.`);
}

function invalid(message: string): EmulatorError {
  return new EmulatorError('INVALID_MODEL', message);
}
