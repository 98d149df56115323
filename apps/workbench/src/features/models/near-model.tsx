import { CHAT_MODELS } from '@hubkit/catalog/chat-models';
import { closest } from '@hubkit/task-types/closest';
import { Link } from '@tanstack/react-router';
import { SAMPLE_MODELS } from '../../catalog-data/sample-models.ts';
import { modelParams } from './read-found.ts';

/** The model whose id was probably meant. */
export function NearModel({ id }: { readonly id: string }) {
  const near = closest(
    id,
    [...SAMPLE_MODELS, ...CHAT_MODELS].map((model) => model.id),
  );
  if (near === undefined) return null;
  return (
    <>
      {' Did you mean '}
      <Link to="/models/$owner/{-$name}" params={modelParams(near)}>
        {near}
      </Link>
      ?
    </>
  );
}
