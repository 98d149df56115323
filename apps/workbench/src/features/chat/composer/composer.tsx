import '@hubkit/react/capture.css';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyPart, latePart } from '../../../ui/lazy-part.tsx';
import { Attachments } from './attachments.tsx';
import styles from './composer.module.css';
import type { ComposerControl } from './use-composer.ts';

const PromptDialog = latePart(async () => (await import('../../../prompts/prompt-dialog.tsx')).PromptDialog);

const CaptureDialog = latePart(async () => (await import('@hubkit/react/capture')).CaptureDialog);

interface ComposerProps {
  readonly composer: ComposerControl;
  /** Content above the field, such as the active settings. */
  readonly children?: ReactNode;
}

/** The input for the next message, with its images, and one button that sends it or stops the answers. */
export function Composer({ composer, children }: ComposerProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<'camera' | 'prompts'>();
  const close = () => {
    setOpened(undefined);
    requestAnimationFrame(composer.focus);
  };
  const isAnswering = composer.state === 'answering';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    composer.submit();
  };
  return (
    <>
      <form className={styles.composer} data-state={composer.state} onSubmit={submit}>
        {children}
        <div className={styles.frame}>
          {composer.attachments.length > 0 && <Attachments composer={composer} />}
          <Button icon="attach" iconOnly label="Attach files" onClick={() => picker.current?.click()} />
          <input
            ref={picker}
            type="file"
            accept={ACCEPT}
            multiple
            hidden
            aria-label="Files"
            onChange={({ target }) => {
              composer.attach([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <Button
            icon="camera"
            iconOnly
            label="Take a photo"
            aria-haspopup="dialog"
            onClick={() => setOpened('camera')}
          />
          <Button icon="book" iconOnly label="Prompts" aria-haspopup="dialog" onClick={() => setOpened('prompts')} />
          <label className="visually-hidden" htmlFor={id}>
            Message
          </label>
          <textarea
            id={id}
            ref={composer.field}
            className={styles.field}
            rows={1}
            placeholder="Write a message"
            value={composer.text}
            aria-describedby={`${id}-keys`}
            onChange={({ target }) => composer.setText(target.value)}
            onPaste={(event) => {
              const files = [...event.clipboardData.files];
              if (files.length === 0) return;
              event.preventDefault();
              composer.attach(files);
            }}
            onKeyDown={composer.onKeyDown}
          />
          <button
            type="submit"
            className={styles.submit}
            data-state={composer.state}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            title={isAnswering ? 'Stop (Ctrl+Enter)' : 'Send (Enter)'}
          >
            <Icon name={isAnswering ? 'stop' : 'arrowUp'} />
            <span className="visually-hidden">{isAnswering ? 'Stop' : 'Send'}</span>
          </button>
        </div>
        <p id={`${id}-keys`} className={styles.keys}>
          {isAnswering ? (
            <>
              <kbd>Ctrl</kbd> <kbd>Enter</kbd> to stop
            </>
          ) : (
            <>
              <kbd>Enter</kbd> sends, <kbd>Shift</kbd> <kbd>Enter</kbd> for a new line
            </>
          )}
        </p>
      </form>
      {/* A form of its own, which another form cannot hold. */}
      <LazyPart>
        {opened === 'camera' && (
          <CaptureDialog capture="image" onFile={(file) => composer.attach([file])} onClose={close} />
        )}
        {opened === 'prompts' && (
          <PromptDialog
            text={composer.text}
            isFilled
            onInsert={(text) => composer.setText([composer.text, text].filter(Boolean).join('\n\n'))}
            onClose={close}
          />
        )}
      </LazyPart>
    </>
  );
}

/** Types of the files that a message takes. */
const ACCEPT = 'image/*,audio/*,application/pdf,text/*,.md,.csv,.json,.jsonl,.yaml,.xml,.log';
