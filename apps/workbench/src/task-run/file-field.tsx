import { lazy, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { FieldControl } from '../ui/field.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { useObjectUrl } from '../ui/use-object-url.ts';
import { FileCatcher } from './file-catcher.tsx';
import { contentOf } from './file-content.ts';
import styles from './task-run.module.css';

const CaptureDialog = lazy(() =>
  import('../ui/capture-dialog.tsx').then((module) => ({ default: module.CaptureDialog })),
);

interface FileFieldProps {
  readonly control: FieldControl;
  readonly task: string;
  readonly isRequired: boolean;
  readonly value: unknown;
  readonly onChange: (file: File | undefined) => void;
}

/** A field for a file: chosen, dropped, pasted, captured, or a generated sample. */
export function FileField({ control, task, isRequired, value, onChange }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isCapturing, setCapturing] = useState(false);
  const kind = contentOf(task) === 'audio' ? 'audio' : 'image';
  const url = useObjectUrl(value instanceof Blob ? value : undefined);
  const take = (file: File) => {
    const isFitting = file.type.startsWith(`${kind}/`);
    setProblem(isFitting ? '' : `“${file.name}” is no ${kind} file. This task takes one.`);
    if (isFitting) onChange(file);
  };
  useEffect(() => {
    // A sample, and a file that was chosen before another page was looked at, are not in the field by themselves.
    if (!input.current || !(value instanceof File) || input.current.files?.[0] === value) return;
    const transfer = new DataTransfer();
    transfer.items.add(value);
    input.current.files = transfer.files;
  }, [value]);
  const takeSample = async () => {
    try {
      const { sampleFile } = await import('./sample-file.ts');
      onChange(await sampleFile(contentOf(task)));
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className={styles.file}>
      <input
        {...control}
        ref={input}
        type="file"
        accept={`${kind}/*`}
        required={isRequired && !(value instanceof Blob)}
        onChange={({ target }) => onChange(target.files?.[0])}
      />
      {(isRequired || url) && (
        <div className={styles.preview} data-kind={kind}>
          {url === undefined ? (
            <p>{`Drop or paste ${kind === 'audio' ? 'a recording' : 'an image'} here`}</p>
          ) : kind === 'audio' ? (
            // biome-ignore lint/a11y/useMediaCaption: nothing is known of the words of a file that someone chooses.
            <audio controls src={url} aria-label="The chosen file" />
          ) : (
            <img src={url} alt="The chosen file" />
          )}
        </div>
      )}
      {isRequired && (
        <div className={styles.actions}>
          <Button look="outline" size="small" label="Use a sample file" onClick={() => void takeSample()} />
          <Button
            look="outline"
            size="small"
            label={kind === 'audio' ? 'Record' : 'Take a photo'}
            aria-haspopup="dialog"
            onClick={() => setCapturing(true)}
          />
        </div>
      )}
      {isRequired && <FileCatcher onFile={take} />}
      <LazyPart>
        {isCapturing && (
          <CaptureDialog
            capture={kind === 'audio' ? 'audio' : 'picture'}
            onFile={take}
            onClose={() => setCapturing(false)}
          />
        )}
      </LazyPart>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
