import * as React from 'react';
import { Icon } from './icon.tsx';

export interface IconButtonProps extends React.ComponentPropsWithoutRef<'button'> {
  /** Line drawing on a 24 grid. */
  readonly icon: string;
  /** Accessible name, shown beside the icon with `hasText`, otherwise while the pointer is over it. */
  readonly label: string;
  readonly hasText?: boolean;
}

/** A button with an icon. */
export const IconButton = /* @__PURE__ */ React.forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, hasText, ...props },
  ref,
) {
  const named = hasText ? {} : { 'aria-label': label, title: label, 'data-icon': '' };
  return (
    <button ref={ref} type="button" className="hubkit-button" {...named} {...props}>
      <Icon path={icon} />
      {hasText && label}
    </button>
  );
});
