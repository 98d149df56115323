import { shortName } from '../../../run/format-facts.ts';
import { useModelFacts } from '../../../services/use-model-options.ts';
import { useModels } from '../../../services/use-models.ts';
import { useStore } from '../../../state/use-store.ts';
import type { Chat } from '../create-chat.ts';

/** Returns the name of the first model in a chat that is known not to take images, or undefined. */
export function useModelWithoutVision(chat: Chat): string | undefined {
  const columns = useStore(chat.store, (state) => state.columns);
  const facts = useModelFacts('conversational');
  const { list } = useModels('conversational');
  const models = list.status === 'ready' ? list.models : [];
  const blind = columns.find(({ model }) => {
    const known = facts.get(model);
    const isVision = models.find(({ id }) => id === model)?.pipelineTag === 'image-text-to-text';
    return known !== undefined && !known.seesImages && !isVision;
  });
  return blind && shortName(blind.model);
}
