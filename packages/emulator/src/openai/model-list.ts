import type { Handler } from 'hono';
import { hashText } from '../content/random.ts';
import type { AppEnv, ServedModel } from '../provider.ts';

/** A handler of `GET …/models` in OpenAI's form. */
export function modelList(models: readonly ServedModel[]): Handler<AppEnv> {
  return (c) => c.json({ object: 'list', data: models.map(writeModel) });
}

/** One model in OpenAI's form. */
function writeModel(model: ServedModel): object {
  return {
    id: model.providerId,
    object: 'model',
    created: createdAt(model.hubId),
    owned_by: model.hubId.split('/')[0],
  };
}

/** A time of creation in 2024, always the same for a model. */
export function createdAt(hubId: string): number {
  return 1_704_067_200 + (hashText(hubId) % 31_536_000);
}
