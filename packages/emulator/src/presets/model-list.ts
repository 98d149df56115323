import { createdAt } from '../contract/ids.ts';
import type { ServedModel } from '../contract/served-model.ts';
import type { Provider } from '../dialect/provider.ts';

/** The response to `GET …/models` in OpenAI's form. */
export function modelList({
  models,
  modelExtras,
  isBareModelList,
}: Pick<Provider, 'models' | 'modelExtras' | 'isBareModelList'>): object {
  const data = models.map((model) => ({ ...writeModel(model), ...modelExtras?.(model) }));
  return isBareModelList ? data : { object: 'list', data };
}

function writeModel({ providerId, hubId }: ServedModel): object {
  return { id: providerId, object: 'model', created: createdAt(hubId), owned_by: hubId.split('/')[0] };
}
