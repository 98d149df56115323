import '@hubkit/react/capture.css';
import { useComposer } from '@hubkit/react/chat-panel';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { LazyPart, latePart } from '../../../ui/lazy-part.tsx';
import { useFileDrop } from '../../../ui/use-file-drop.ts';
import styles from './composer.module.css';

const CaptureDialog = latePart(async () => (await import('@hubkit/react/capture')).CaptureDialog);

/** Attaches files that are dropped anywhere on the page, and photos. */
export function AttachControls() {
  const { attach, focus } = useComposer();
  const isOver = useFileDrop(attach);
  const [isCapturing, setCapturing] = useState(false);
  return (
    <>
      <Button icon="camera" iconOnly label="Take a photo" aria-haspopup="dialog" onClick={() => setCapturing(true)} />
      {isOver && <p className={styles.drop}>Drop files to attach them</p>}
      <LazyPart>
        {isCapturing && (
          <CaptureDialog
            capture="image"
            onFile={(file) => attach([file])}
            onClose={() => {
              flushSync(() => setCapturing(false));
              focus();
            }}
          />
        )}
      </LazyPart>
    </>
  );
}
