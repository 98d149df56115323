import { useState } from 'react';
import { useHub } from '../services/hub-context.tsx';
import { Button } from '../ui/button.tsx';
import type { LinkOutcome } from './copy-link.ts';
import type { SharedState } from './shared-state.ts';

interface ShareButtonsProps {
  /** Label of the button for the link on this machine. @default 'Share' */
  readonly label?: string;
  /** @default 'outline' */
  readonly look?: 'primary' | 'outline';
  /** Returns what the link holds, or why there is none. */
  readonly state: () => SharedState | string;
  readonly onOutcome: (outcome: LinkOutcome) => void;
}

const SHOWN_FOR_MS = 1800;

/** Copies a link for workbenches on this machine and, where a public site is configured, one for any browser. */
export function ShareButtons({ label = 'Share', look = 'outline', state, onOutcome }: ShareButtonsProps) {
  const { viewer } = useHub().connection.config;
  const [copied, setCopied] = useState<string>();
  const copy = async (address?: string) => {
    const shared = state();
    if (typeof shared === 'string') return onOutcome({ note: shared });
    const outcome: LinkOutcome = await import('./copy-link.ts').then(
      ({ copyLink }) => copyLink(shared, address).catch(({ message }: Error) => ({ note: message })),
      () => ({ note: 'The link could not be made. Is the workbench still running? Try again.' }),
    );
    onOutcome(outcome);
    if (!outcome.isCopied) return;
    setCopied(address ?? 'here');
    setTimeout(() => setCopied(undefined), SHOWN_FOR_MS);
  };
  return (
    <>
      <Button look={look} icon={copied === 'here' ? 'check' : 'link'} label={label} onClick={() => void copy()} />
      {viewer !== undefined && (
        <Button
          look="outline"
          icon={copied === viewer ? 'check' : 'link'}
          label="Copy public link"
          onClick={() => void copy(viewer)}
        />
      )}
    </>
  );
}
