import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

interface ButtonLook {
  /** The accessible name of the button, in a word or two. */
  readonly label: string;
  readonly icon?: IconName;
  /** Shows the drawing only; the label stays the name and becomes the tooltip. @default false */
  readonly iconOnly?: boolean;
  /** @default 'quiet' */
  readonly look?: 'primary' | 'outline' | 'danger' | 'quiet';
  /** @default 'normal' */
  readonly size?: 'normal' | 'small';
}

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'children'>;

/** A button as all of the workbench draws it. */
export function Button({ label, icon, iconOnly, look = 'quiet', size = 'normal', className, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      title={iconOnly ? label : undefined}
      {...props}
      className={className ? `${styles.button} ${className}` : styles.button}
      data-look={look}
      data-size={size}
      data-icon-only={iconOnly || undefined}
    >
      {icon && <Icon name={icon} />}
      <span className={iconOnly ? 'visually-hidden' : undefined}>{label}</span>
    </button>
  );
}

/** The class of a link of the router that is drawn as a button; `data-look` chooses its look. */
export const buttonClass = styles.button;

/** A link that leads to the next step, drawn as a button. */
export function ButtonLink({ label, look, icon, iconOnly, size, href }: ButtonLook & { readonly href: string }) {
  return (
    <a
      className={styles.button}
      title={iconOnly ? label : undefined}
      data-look={look}
      data-size={size}
      data-icon-only={iconOnly || undefined}
      href={href}
    >
      {icon && <Icon name={icon} />}
      <span className={iconOnly ? 'visually-hidden' : undefined}>{label}</span>
    </a>
  );
}
