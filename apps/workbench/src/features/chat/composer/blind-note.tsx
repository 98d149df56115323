import { Button } from '../../../ui/button.tsx';
import styles from '../chat-note.module.css';
import type { Chat } from '../create-chat.ts';
import { useModelWithoutVision } from './use-model-without-vision.ts';

interface BlindNoteProps {
  readonly chat: Chat;
  readonly focus: () => void;
}

/** Says that a model of the chat will not see the attached images, and offers one that does. */
export function BlindNote({ chat, focus }: BlindNoteProps) {
  const blind = useModelWithoutVision(chat);
  if (!blind) return null;
  const { name, other } = blind;
  return (
    <p className={styles.note}>
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
