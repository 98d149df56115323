import { createdAt } from '../contract/ids.ts';
import type { ServedModel } from '../contract/served-model.ts';

/** The response to `GET …/models` in OpenAI's form. */
export function modelList(models: readonly ServedModel[]): object {
  return { object: 'list', data: models.map(writeModel) };
}

function writeModel({ providerId, hubId }: ServedModel): object {
  return { id: providerId, object: 'model', created: createdAt(hubId), owned_by: hubId.split('/')[0] };
}
