import type { ReactNode } from 'react';

interface HubHeadingProps {
  readonly tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  readonly id: string;
  readonly title: string;
  /** The name of the link. */
  readonly linkLabel: string;
  /** Shown in place of the title. */
  readonly children?: ReactNode;
}

/**
 * The markup that hub documentation has today: same elements, same class names in the same order, the id on the link,
 * so that its style sheets and scripts keep working. What that markup lacks is added by attributes alone: the link has
 * a name, and the heading is named by its title without it. The drawing is ours. Without an id there is no link.
 */
export function HubHeading({ tag: Tag, id, title, linkLabel, children }: HubHeadingProps) {
  const words = <span>{children ?? title}</span>;
  if (!id) return <Tag className="relative group">{words}</Tag>;
  return (
    <Tag className="relative group" aria-label={title}>
      <a
        id={id}
        className="header-link block pr-1.5 text-lg no-hover:hidden with-hover:absolute with-hover:p-1.5 with-hover:opacity-0 with-hover:group-hover:opacity-100 with-hover:right-full"
        href={`#${id}`}
        aria-label={linkLabel}
      >
        <span>
          <svg
            className=""
            xmlns="http://www.w3.org/2000/svg"
            xmlnsXlink="http://www.w3.org/1999/xlink"
            aria-hidden="true"
            role="img"
            width="1em"
            height="1em"
            preserveAspectRatio="xMidYMid meet"
            viewBox="0 0 256 256"
          >
            <path
              d="M88 156l68-68 12 12-68 68zM48 148l40-40 12 12-28 28 36 36 28-28 12 12-40 40zM208 108l-40 40-12-12 28-28-36-36-28 28-12-12 40-40z"
              fill="currentColor"
            />
          </svg>
        </span>
      </a>{' '}
      {words}
    </Tag>
  );
}
