import { createdAt } from '../contract/ids.ts';
import type { ServedModel } from '../contract/served-model.ts';
import type { Provider } from '../dialect/provider.ts';

/** The response to `GET …/models` in OpenAI's form. */
export function modelList({ models, modelExtras }: Pick<Provider, 'models' | 'modelExtras'>): object {
  return { object: 'list', data: models.map((model) => ({ ...writeModel(model), ...modelExtras?.(model) })) };
}

function writeModel({ providerId, hubId }: ServedModel): object {
  return { id: providerId, object: 'model', created: createdAt(hubId), owned_by: hubId.split('/')[0] };
}
