import type * as React from 'react';
import { Icon } from './icon.tsx';

export interface IconButtonProps extends React.ComponentPropsWithoutRef<'button'> {
  /** Line drawing on a 24 grid. */
  readonly icon: string;
  /** Accessible name, shown beside the icon with `hasText`, otherwise while the pointer is over it. */
  readonly label: string;
  readonly hasText?: boolean;
  readonly buttonRef?: React.Ref<HTMLButtonElement>;
}

/** A button with an icon. */
export function IconButton({ icon, label, hasText, buttonRef, ...props }: IconButtonProps) {
  const named = hasText ? {} : { 'aria-label': label, title: label, 'data-icon': '' };
  return (
    <button ref={buttonRef} type="button" className="hubkit-button" {...named} {...props}>
      <Icon path={icon} />
      {hasText && label}
    </button>
  );
}
