import { useState } from 'react';
import { useAnnounce } from './announcer.tsx';
import { Button } from './button.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** True beside other buttons with names. @default false: the drawing only */
  readonly isNamed?: boolean;
}

const SHOWN_FOR_MS = 1800;

/** Copies a text and announces the result. */
export function CopyButton({ text, label, isNamed = false }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied'>('idle');
  const announce = useAnnounce();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      announce('Clipboard access was denied. Select the text and copy it manually.');
      return;
    }
    setState('copied');
    setTimeout(() => setState('idle'), SHOWN_FOR_MS);
    announce('Copied');
  };
  return (
    <Button
      icon={state === 'copied' ? 'check' : 'copy'}
      {...(isNamed ? { look: 'outline' } : { iconOnly: true, size: 'small' })}
      label={label}
      data-state={state}
      onClick={copy}
    />
  );
}
