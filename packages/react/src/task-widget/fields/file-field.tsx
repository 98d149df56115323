'use client';

import * as React from 'react';
import { useMediaUrl } from '../../result-view/use-media-url.ts';
import type { FieldProps } from '../field-props.ts';
import { latePart } from '../late-part.ts';
import { useLatePart } from '../use-late-part.ts';

const CAPTURE = latePart(() => import('./capture-part.ts').then(({ CaptureDialog }) => CaptureDialog));

/** A field for a file: chosen, dropped, pasted, captured, or a generated sample. */
export function FileField({ field, control, value, onChange, onProblem, labels }: FieldProps) {
  const input = React.useRef<HTMLInputElement>(null);
  const [isCapturing, setCapturing] = React.useState(false);
  const kind = field.content === 'audio' ? 'audio' : 'image';
  const file = value instanceof Blob ? value : undefined;
  const take = (next: File) => {
    const isFitting = next.type.startsWith(`${kind}/`);
    onProblem(isFitting ? '' : labels.wrongFile(next.name, kind));
    if (isFitting) onChange(next);
  };
  React.useEffect(() => {
    // A sample, and a file that was chosen before another page was looked at, are not in the field by themselves.
    if (!input.current || !(file instanceof File) || input.current.files?.[0] === file) return;
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.current.files = transfer.files;
  }, [file]);
  const takeSample = async () => {
    try {
      const { sampleFile } = await import('./sample-file.ts');
      onChange(await sampleFile(field.content));
      onProblem('');
    } catch (error) {
      onProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="hubkit-task-chooser">
      <input
        {...control}
        ref={input}
        className="hubkit-input"
        type="file"
        accept={`${kind}/*`}
        required={control.required && !file}
        onChange={({ target }) => onChange(target.files?.[0])}
      />
      {(field.isRequired || file) && (
        <div className="hubkit-task-preview" data-kind={kind}>
          {file ? <Preview file={file} kind={kind} label={labels.chosenFile} /> : <p>{labels.dropHere(kind)}</p>}
        </div>
      )}
      {field.isRequired && (
        <div className="hubkit-task-actions">
          <button type="button" className="hubkit-button" onClick={() => void takeSample()}>
            {labels.sampleFile}
          </button>
          <button type="button" className="hubkit-button" aria-haspopup="dialog" onClick={() => setCapturing(true)}>
            {kind === 'audio' ? labels.record : labels.takePhoto}
          </button>
        </div>
      )}
      {field.isRequired && <FileCatcher label={labels.dropAnywhere} onFile={take} />}
      {isCapturing && <Capture kind={kind} onFile={take} onClose={() => setCapturing(false)} onProblem={onProblem} />}
    </div>
  );
}

function Preview({ file, kind, label }: { readonly file: Blob; readonly kind: string; readonly label: string }) {
  const url = useMediaUrl(file);
  if (url === undefined) return null;
  // biome-ignore lint/a11y/useMediaCaption: nothing is known of the words of a file that someone chooses.
  return kind === 'audio' ? <audio controls src={url} aria-label={label} /> : <img src={url} alt={label} />;
}

interface CaptureProps {
  readonly kind: 'audio' | 'image';
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
  readonly onProblem: (problem: string) => void;
}

/** The dialog of the camera or microphone, whose code is loaded when it is opened. */
function Capture({ kind, onFile, onClose, onProblem }: CaptureProps) {
  const { part: Dialog, error } = useLatePart(CAPTURE);
  React.useEffect(() => {
    if (error === undefined) return;
    onProblem(error instanceof Error ? error.message : String(error));
    onClose();
  }, [error, onProblem, onClose]);
  return Dialog ? <Dialog capture={kind} onFile={onFile} onClose={onClose} /> : null;
}

/** Takes a file that is dropped anywhere on the page, or pasted, and shows where it goes while it is dragged. */
function FileCatcher({ label, onFile }: { readonly label: string; readonly onFile: (file: File) => void }) {
  const [isOver, setOver] = React.useState(false);
  const latest = React.useRef(onFile);
  React.useEffect(() => {
    latest.current = onFile;
  });
  React.useEffect(() => {
    const listening = new AbortController();
    const listen = <Name extends keyof DocumentEventMap>(name: Name, on: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, on, { capture: true, signal: listening.signal });
    const take = (event: Event, files: FileList | undefined) => {
      const file = files?.[0];
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    listen('paste', (event) => take(event, event.clipboardData?.files));
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      setOver(false);
      take(event, event.dataTransfer?.files);
    });
    return () => listening.abort();
  }, []);
  return isOver ? <p className="hubkit-task-drop">{label}</p> : null;
}
