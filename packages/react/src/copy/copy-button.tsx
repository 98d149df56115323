import { IconButton, type IconButtonProps } from '../icon/icon-button.tsx';

const COPY = 'M9 9h11v11H9zM5 15H4V4h11v1';
const CHECK = 'M5 12.5l4.5 4.5L19 7.5';

interface CopyButtonProps extends Omit<IconButtonProps, 'icon'> {
  /** State of `useCopied`. */
  readonly state: 'idle' | 'copied' | 'failed';
  /** The label once the text was copied. */
  readonly copied: string;
}

/** The button that copies what is beside it; with `hasText`, it says in which format. */
export function CopyButton({ state, label, copied, ...props }: CopyButtonProps) {
  const isCopied = state === 'copied';
  return <IconButton icon={isCopied ? CHECK : COPY} label={isCopied ? copied : label} data-state={state} {...props} />;
}
