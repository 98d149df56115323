import * as React from 'react';
import { Icon } from '../icon/icon.tsx';
import { slugify, splitHeading } from '../slug/slugify.ts';
import { CopyingLink, CopyLinkButton } from './copy-link.tsx';
import { type HeadingLevel, headingTag } from './heading-level.ts';
import { HubHeading } from './hub-heading.tsx';

const LINK = 'M9 15l6-6M11 6l2-2a5 5 0 0 1 7 7l-2 2M13 18l-2 2a5 5 0 0 1-7-7l2-2';
const SHEETS = 'M9 9h11v11H9zM5 15H4V4h11v1';

/** Properties of `Heading`. */
export interface HeadingProps extends Omit<React.ComponentProps<'div'>, 'id' | 'title' | 'onCopy' | 'children'> {
  /** The rank, `1` to `6` or `'h1'` to `'h6'`; anything else is `h6`. @default 6 */
  readonly level?: HeadingLevel;
  /** Alias of `level`, the name in hub documentation. */
  readonly headingTag?: HeadingLevel;
  /** The id the address ends in. @default the slug of the title */
  readonly id?: string;
  /** Alias of `id`, the name in hub documentation. */
  readonly local?: string;
  /** The words of the heading; a trailing `[ custom-id ]` names the id. */
  readonly title?: string;
  /** Shown in place of `title`, when the heading holds more than words. */
  readonly children?: React.ReactNode;
  /** Renders elements and class names as hub documentation has them today, for existing style sheets. @default false */
  readonly hubCompat?: boolean;
  /** `'button'` adds a button that copies the address, `'link'` makes the anchor copy it as well. @default false */
  readonly copy?: 'button' | 'link' | false;
  /** Lets the heading take the focus when its address is followed. @default false */
  readonly focusTarget?: boolean;
  readonly labels?: Partial<HeadingLabels>;
  /** Called with the address once it is on the clipboard. */
  readonly onCopy?: (url: string) => void;
  /** The element around heading and link. @default 'div' */
  readonly as?: React.ElementType;
  /** Further class names, after ours. */
  readonly classNames?: Partial<Record<'root' | 'heading' | 'link' | 'copy', string>>;
  /** Drawings in place of ours. */
  readonly slots?: Partial<Record<'linkIcon' | 'copyIcon', React.ReactNode>>;
}

/**
 * A heading with a link to itself. The link follows the heading instead of wrapping it, so that the accessible name is the
 * title. Needs no client-side code unless it copies.
 *
 * @example <Heading level={2} title="Install" />
 */
export function Heading({
  level,
  headingTag: alias,
  id: given,
  local,
  title: words,
  hubCompat,
  labels: translated,
  children,
  copy,
  focusTarget,
  onCopy,
  as: Root = 'div',
  classNames = {},
  slots = {},
  className,
  ...rest
}: HeadingProps) {
  const written = words ?? collectText(children);
  const { title } = splitHeading(written);
  const id = given ?? local ?? slugify(written);
  const Tag = headingTag(level ?? alias);
  const labels = { ...DEFAULT_LABELS, ...translated };
  if (hubCompat)
    return (
      <HubHeading tag={Tag} id={id} title={title} linkLabel={labels.section(title)}>
        {children}
      </HubHeading>
    );
  // Functions cannot cross from a server component into code for browsers: only finished words do.
  const copied = { copied: labels.copied, failed: labels.failed, ...(onCopy && { onCopy }) };
  const link = {
    className: joined('hubkit-heading-link', classNames.link),
    children: (
      <>
        {slots.linkIcon ?? <Icon path={LINK} />}
        <span className="hubkit-visually-hidden">{labels.section(title)}</span>
      </>
    ),
  };

  return (
    <Root {...rest} className={joined(joined('hubkit-heading', classNames.root), className)} data-level={Tag[1]}>
      <Tag
        id={id || undefined}
        className={joined('hubkit-heading-title', classNames.heading)}
        tabIndex={focusTarget ? -1 : undefined}
      >
        {children ?? title}
      </Tag>
      {id && (copy === 'link' ? <CopyingLink id={id} {...link} {...copied} /> : <a {...link} href={`#${id}`} />)}
      {id && copy === 'button' && (
        <CopyLinkButton id={id} className={joined('hubkit-heading-link', classNames.copy)} {...copied}>
          {slots.copyIcon ?? <Icon path={SHEETS} />}
          <span className="hubkit-visually-hidden">{labels.copy(title)}</span>
        </CopyLinkButton>
      )}
    </Root>
  );
}

function joined(own: string, further = ''): string {
  return `${own} ${further}`.trim();
}

/** The words inside a node, for the name of a link; components are read through their children. */
function collectText(node: React.ReactNode): string {
  if (Array.isArray(node)) return node.map(collectText).join('');
  if (React.isValidElement<{ children?: React.ReactNode }>(node)) return collectText(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? `${node}` : '';
}

/** The words of a heading that a reader may see or hear; hand in your own to translate them. */
export interface HeadingLabels {
  /** The name of the link. @default title => `Section titled “${title}”` */
  readonly section: (title: string) => string;
  /** The name of the copy button. @default title => `Copy link to “${title}”` */
  readonly copy: (title: string) => string;
  /** Announced after the link was copied. @default 'Link copied' */
  readonly copied: string;
  /** Announced if the browser denies access to the clipboard. @default 'The link could not be copied' */
  readonly failed: string;
}

const DEFAULT_LABELS: HeadingLabels = {
  section: (title) => `Section titled “${title}”`,
  copy: (title) => `Copy link to “${title}”`,
  copied: 'Link copied',
  failed: 'The link could not be copied',
};
