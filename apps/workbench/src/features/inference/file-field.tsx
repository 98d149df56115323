import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './run-page.module.css';
import type { FileContent } from './sample-file.ts';

interface FileFieldProps {
  readonly control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly className: string;
  };
  readonly task: string;
  readonly isRequired: boolean;
  readonly value: unknown;
  readonly onChange: (file: File | undefined) => void;
}

/** A field for a file: one of the user's, or a sample that is made here. */
export function FileField({ control, task, isRequired, value, onChange }: FileFieldProps) {
  const content = contentOf(task);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
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
      onChange(await sampleFile(content));
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
        accept={content === 'audio' ? 'audio/*' : 'image/*'}
        required={isRequired && !(value instanceof Blob)}
        onChange={({ target }) => onChange(target.files?.[0])}
      />
      {isRequired && <Button look="outline" size="small" label="Use a sample file" onClick={() => void takeSample()} />}
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

function contentOf(task: string): FileContent {
  if (/audio|speech/.test(task)) return 'audio';
  return task.startsWith('document-') ? 'document' : 'picture';
}
