import type { ComponentProps } from 'react';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';

interface FileButtonProps extends Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'multiple'> {
  readonly label: string;
  /** Extensions of the files, as an input has them. */
  readonly accept: string;
  /** A quiet one is small. @default 'quiet' */
  readonly look?: 'outline' | 'quiet';
  readonly onFile: (file: File, ...more: File[]) => void;
}

/** A button that opens a file, or several. */
export function FileButton({ label, look = 'quiet', onFile, ...input }: FileButtonProps) {
  return (
    <label className={buttonClass} data-look={look} data-size={look === 'quiet' ? 'small' : undefined}>
      {look === 'outline' && <Icon name="upload" />}
      {label}
      <input
        type="file"
        {...input}
        onChange={({ target }) => {
          const [file, ...more] = target.files ?? [];
          target.value = '';
          if (file) onFile(file, ...more);
        }}
      />
    </label>
  );
}
