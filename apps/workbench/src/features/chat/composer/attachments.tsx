import { FileChip } from '../../../chat-view/file-chip.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './composer.module.css';
import type { ComposerControl } from './use-composer.ts';

/** The files that go with the next message. */
export function Attachments({ composer }: { readonly composer: ComposerControl }) {
  const { blind } = composer;
  return (
    <div className={styles.attached}>
      {blind && (
        <p className={styles.blind}>
          {`${blind.name} takes text only: it will not see images.`}
          {blind.other && (
            <Button
              size="small"
              look="outline"
              label={`Switch to ${blind.other.name}`}
              onClick={() => {
                blind.other?.choose();
                composer.focus();
              }}
            />
          )}
        </p>
      )}
      <ul className={styles.images} aria-label="Attached files">
        {composer.attachments.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file is its place; data URLs are long.
          <li key={place}>
            {part.type === 'image' && <img src={part.url} alt={`Attachment ${place + 1}`} width="56" height="56" />}
            {part.type === 'file' && <FileChip name={part.name} />}
            <Button
              size="small"
              icon="close"
              iconOnly
              label={`Remove attachment ${place + 1}`}
              onClick={() => {
                composer.detach(part);
                composer.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
