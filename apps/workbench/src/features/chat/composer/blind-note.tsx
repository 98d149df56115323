import { shortName } from '../../../run/format-facts.ts';
import { useModelFacts } from '../../../services/use-model-options.ts';
import { useModels } from '../../../services/use-models.ts';
import { Button } from '../../../ui/button.tsx';
import { useChat, useChatState } from '../chat-context.ts';
import styles from '../chat-page.module.css';

/** Says that a model of the chat will not see the attached images, and offers one that does. */
export function BlindNote({ focus }: { readonly focus: () => void }) {
  const blind = useModelWithoutVision();
  if (!blind) return null;
  const { name, other } = blind;
  return (
    <p className={`row ${styles.note}`}>
      {`${name} takes text only: it will not see images.`}
      {other && (
        <Button
          size="small"
          look="outline"
          label={`Switch to ${other.name}`}
          onClick={() => {
            other.choose();
            focus();
          }}
        />
      )}
    </p>
  );
}

/** Returns the first model of a chat that is known not to take images, and the choice of another one where the service lists one. */
function useModelWithoutVision() {
  const chat = useChat();
  const columns = useChatState((state) => state.columns);
  const facts = useModelFacts('conversational');
  const { list } = useModels('conversational');
  const models = list.status === 'ready' ? list.models : [];
  const isVisual = (id: string) => models.find((model) => model.id === id)?.pipelineTag === 'image-text-to-text';
  const blind = columns.find(({ model }) => facts.get(model)?.seesImages === false && !isVisual(model));
  if (!blind) return undefined;
  const other = models.find(({ id }) => facts.get(id)?.seesImages || isVisual(id));
  return {
    name: shortName(blind.model),
    other: other && {
      name: shortName(other.id),
      choose: () => chat.setModel(blind.id, { model: other.id, provider: 'auto' }),
    },
  };
}
