import { useCurrentHeading } from './use-current-heading.ts';

interface HeadingLinksProps {
  /** The headings of the page, from top to bottom; those of a level below another one are indented by the page. */
  readonly headings: readonly { readonly id: string; readonly title: string; readonly level?: number }[];
}

/** Links to the headings of a page, of which the one at the top of the window is marked. */
export function HeadingLinks({ headings }: HeadingLinksProps) {
  const current = useCurrentHeading(headings.map(({ id }) => id));
  return (
    <ul className="bare-list">
      {headings.map(({ id, title, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
