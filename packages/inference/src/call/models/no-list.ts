import { ProviderApiError } from '../../contract/errors.ts';

/** Makes the error of a server without a list of models: calls may work all the same, with the name of a model. */
export function noListError({ response, request, provider, cause }: ProviderApiError): ProviderApiError {
  return new ProviderApiError(
    `The server has no list of models at ${request.url} (status ${response.status}), nor a description of its model at /info. ` +
      'If the address is right, pass the name of the model to your calls.',
    { response, request, provider, cause },
  );
}
