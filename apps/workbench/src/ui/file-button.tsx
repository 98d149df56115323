import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';

interface FileButtonProps {
  readonly label: string;
  /** Extensions of the files, as an input has them. */
  readonly accept: string;
  /** A quiet one is small. @default 'quiet' */
  readonly look?: 'outline' | 'quiet';
  readonly onFile: (file: File) => void;
}

/** A button that opens a file. */
export function FileButton({ label, accept, look = 'quiet', onFile }: FileButtonProps) {
  return (
    <label className={buttonClass} data-look={look} data-size={look === 'quiet' ? 'small' : undefined}>
      {look === 'outline' && <Icon name="upload" />}
      {label}
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
