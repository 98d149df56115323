'use client';

import type { ElementType, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { slugify, splitHeading } from '../slug/slugify.ts';
import { DEFAULT_LABELS, type HeadingLabels } from './heading-labels.ts';
import { type HeadingLevel, headingTag } from './heading-level.ts';
import { HubHeading } from './hub-heading.tsx';
import { textOf } from './text-of.ts';
import { useCopyLink } from './use-copy-link.ts';

const LINK = 'M9 15l6-6M11 6l2-2a5 5 0 0 1 7 7l-2 2M13 18l-2 2a5 5 0 0 1-7-7l2-2';
const SHEETS = 'M9 9h11v11H9zM5 15H4V4h11v1';

export interface HeadingProps {
  /** The rank, `1` to `6` or `'h1'` to `'h6'`; anything else is `h6`. @default 6 */
  readonly level?: HeadingLevel;
  /** The same as `level`, under the name that hub documentation uses. */
  readonly headingTag?: HeadingLevel;
  /** The id the address ends in. @default the slug of the title */
  readonly id?: string;
  /** The same as `id`, under the name that hub documentation uses. */
  readonly local?: string;
  /** The words of the heading; a trailing `[ custom-id ]` names the id. */
  readonly title?: string;
  /** Shown in place of `title`, when the heading holds more than words. */
  readonly children?: ReactNode;
  /** Renders the markup that hub documentation has today instead of the accessible one. @default false */
  readonly hubCompat?: boolean;
  /** `'button'` adds a button that copies the address, `'link'` makes the anchor copy it as well. @default false */
  readonly copy?: 'button' | 'link' | false;
  /** Lets the heading take the focus when its address is followed. @default false */
  readonly focusTarget?: boolean;
  readonly labels?: Partial<HeadingLabels>;
  /** Called with the address once it is on the clipboard. */
  readonly onCopy?: (url: string) => void;
  /** The element around heading and link. @default 'div' */
  readonly as?: ElementType;
  /** Further class names, after ours. */
  readonly classNames?: Partial<Record<'root' | 'heading' | 'link' | 'copy', string>>;
  /** Drawings in place of ours. */
  readonly slots?: Partial<Record<'linkIcon' | 'copyIcon', ReactNode>>;
}

/**
 * A heading with a link to itself. The link stands beside the heading, so that the heading's name is its title.
 *
 * @example <Heading level={2} title="Install" />
 */
export function Heading(props: HeadingProps) {
  const written = props.title ?? textOf(props.children);
  const { title } = splitHeading(written);
  const id = props.id ?? props.local ?? slugify(written);
  const tag = headingTag(props.level ?? props.headingTag);
  return props.hubCompat ? (
    <HubHeading tag={tag} id={id} title={title} />
  ) : (
    <LinkedHeading {...props} tag={tag} id={id} title={title} />
  );
}

interface LinkedHeadingProps extends HeadingProps {
  readonly tag: ReturnType<typeof headingTag>;
  readonly id: string;
  readonly title: string;
}

function LinkedHeading({ tag: Tag, id, title, ...props }: LinkedHeadingProps) {
  const { as: Root = 'div', classNames = {}, slots = {} } = props;
  const labels = { ...DEFAULT_LABELS, ...props.labels };
  const { state, copy } = useCopyLink({ id, labels, onCopy: props.onCopy });
  const copyOnFollow = (event: MouseEvent) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!opensElsewhere) void copy();
  };

  return (
    <Root className={joined('hubkit-heading', classNames.root)} data-level={Tag[1]}>
      <Tag
        id={id || undefined}
        className={joined('hubkit-heading-title', classNames.heading)}
        tabIndex={props.focusTarget ? -1 : undefined}
      >
        {props.children ?? title}
      </Tag>
      {id && (
        <a
          className={joined('hubkit-heading-link', classNames.link)}
          href={`#${id}`}
          data-state={props.copy === 'link' ? state : undefined}
          onClick={props.copy === 'link' ? copyOnFollow : undefined}
        >
          {slots.linkIcon ?? <Icon path={LINK} />}
          <span className="hubkit-visually-hidden">{labels.section(title)}</span>
        </a>
      )}
      {id && props.copy === 'button' && (
        <button
          type="button"
          className={joined('hubkit-heading-link', classNames.copy)}
          data-state={state}
          onClick={copy}
        >
          {slots.copyIcon ?? <Icon path={SHEETS} />}
          <span className="hubkit-visually-hidden">{labels.copy(title)}</span>
        </button>
      )}
    </Root>
  );
}

function joined(own: string, further = ''): string {
  return `${own} ${further}`.trim();
}
