import { type ErrorDetails, HubApiError, InputError } from '../contract/errors.ts';
import type { MappingEntry } from '../contract/mapping-entry.ts';
import type { Provider } from '../contract/provider.ts';

/** Creates the error for a response of the hub that names no providers; one that is no JSON has a `cause`. */
export function noMappingError(model: string, failureText: string, details: ErrorDetails): HubApiError {
  const message =
    details.cause === undefined
      ? `We have not been able to find inference provider information for model ${model}.`
      : `${failureText}: malformed API response, invalid JSON`;
  return new HubApiError(message, details);
}

/** Creates the error for a model that a provider does not serve, or not for the task of the call. */
export function mappingError(
  task: string,
  model: string,
  called: Provider,
  entries: readonly MappingEntry[],
): InputError {
  const { id: provider, directOnlySince } = called;
  const own = entries.find((entry) => entry.provider === provider);
  if (!own) {
    const advice = directOnlySince ? directOnly(called, directOnlySince) : servedBy(entries, provider);
    const beginning = `We have not been able to find inference provider information for model ${model}.`;
    return new InputError(`${beginning}${advice}`);
  }
  const able = listProviders(entries.filter((other) => other.task === task));
  const others = able.length > 0 ? ` Providers that serve it for ${task}: ${able.join(', ')}.` : '';
  const hint = own.task === 'conversational' ? ' Use chatCompletion for it.' : others;
  return new InputError(
    `Model ${model} is not supported for task ${task} and provider ${provider}. Supported task: ${own.task}.${hint}`,
  );
}

/** Creates the error for a model that no provider serves for the task of the call. */
export function noCandidateError(task: string, model: string, entries: readonly MappingEntry[]): InputError {
  const found = entries.map((entry) => `${entry.provider} (${entry.task}, ${entry.status})`).join(', ');
  return new InputError(
    `No Inference Provider available for model ${model}.${found && ` None of these can do ${task} here: ${found}.`}`,
  );
}

/** A sentence about a provider that the router does not serve any more. */
function directOnly({ id, label }: Provider, since: string): string {
  return ` ${label} is direct only: the hub's router has not served it since ${since}. Pass its own API key as \`accessToken\`, and its own id of the model after its name: '${id}/…'.`;
}

/** A sentence that names the other providers of a model, or what to do where there are none. */
function servedBy(entries: readonly MappingEntry[], provider: string): string {
  const ids = listProviders(entries);
  return ids.length > 0
    ? ` Provider ${provider} does not serve it; these do: ${ids.join(', ')}. Pass one of them, or 'auto', as \`provider\`.`
    : ' No provider serves it; check its id, or choose another model.';
}

function listProviders(entries: readonly MappingEntry[]): readonly string[] {
  return [...new Set(entries.map(({ provider }) => provider))];
}
