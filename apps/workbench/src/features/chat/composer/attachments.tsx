import { Button } from '../../../ui/button.tsx';
import styles from './composer.module.css';
import type { ComposerControl } from './use-composer.ts';

/** The images that go with the next message. */
export function Attachments({ composer }: { readonly composer: ComposerControl }) {
  return (
    <>
      {composer.blind && <p className={styles.blind}>{`${composer.blind} takes text only: it will not see images.`}</p>}
      <ul className={styles.images} aria-label="Attached images">
        {composer.images.map((image, place) => (
          <li key={image}>
            <img src={image} alt={`Attachment ${place + 1}`} width="56" height="56" />
            <Button
              size="small"
              icon="close"
              iconOnly
              label={`Remove attachment ${place + 1}`}
              onClick={() => {
                composer.detach(image);
                composer.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
