import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { useStarredModels } from '../../services/starred-models.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './model-page.module.css';
import type { FullRecord } from './parse-record.ts';
import { useOpenChat } from './use-open-chat.ts';

interface ModelActionsProps {
  readonly id: string;
  readonly record: FullRecord | undefined;
}

/** The next steps with a model: a chat, the form of its task, its template, its address. */
export function ModelActions({ id, record }: ModelActionsProps) {
  const openChat = useOpenChat();
  const announce = useAnnounce();
  const toast = useToast();
  const isChat = record?.tags.includes('conversational') ?? false;
  const task = TASK_INDEX.find((entry) => entry.id === record?.pipeline_tag && entry.canRun);
  const starred = useStarredModels();
  const isStarred = starred.models.some((model) => model.id === id);
  const share = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      announce('Address copied');
      toast({ text: 'Address copied.', action: 'OK', onAction: () => {} });
    } catch {
      announce('Clipboard access was denied.');
    }
  };
  return (
    <>
      {isChat && <Button look="primary" icon="chat" label="Chat" onClick={() => openChat(id)} />}
      {task && !isChat && (
        <ButtonLink
          look="primary"
          icon="play"
          label="Try"
          href={`/tasks/${task.id}/try?model=${encodeURIComponent(id)}`}
        />
      )}
      {isChat && (
        <ButtonLink look="outline" icon="braces" label="Template" href={`/templates?model=${encodeURIComponent(id)}`} />
      )}
      <Button
        look="outline"
        icon="star"
        className={styles.star}
        label="Star"
        aria-pressed={isStarred}
        onClick={() => void starred.toggle({ id, task: isChat ? 'conversational' : (record?.pipeline_tag ?? '') })}
      />
      <Button look="outline" icon="link" label="Share" onClick={() => void share()} />
    </>
  );
}
