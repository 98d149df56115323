import * as React from 'react';
import { type ElementProps, element } from '../element/element.tsx';
import { Icon } from '../icon/icon.tsx';
import { safeSource } from './safe-source.ts';

/** Properties of `EditLink`. */
export interface EditLinkProps extends Omit<ElementProps<'a'>, 'children'> {
  /** The address of the page's source: http, https or from the root. Without one, nothing is rendered. */
  readonly source?: string | undefined;
  /** @default 'Update on GitHub' */
  readonly label?: React.ReactNode;
  /** Opens the source in a new tab, and announces that. @default true */
  readonly newTab?: boolean;
  /** Read out by screen readers when the link opens a new tab. @default '(opens in a new tab)' */
  readonly newTabLabel?: string;
}

/**
 * A link to propose an edit to the source of a page.
 *
 * @example <EditLink source={githubEditUrl({ repo: 'octocat/hello-world', path: 'docs/install.md' })} />
 */
export const EditLink = /* @__PURE__ */ React.forwardRef<HTMLAnchorElement, EditLinkProps>(function EditLink(
  { source, label = 'Update on GitHub', newTab = true, newTabLabel = '(opens in a new tab)', ...props },
  ref,
) {
  const href = safeSource(source);
  if (href === undefined) return null;
  const own = {
    className: 'hubkit-edit-link',
    href,
    target: newTab ? '_blank' : undefined,
    rel: 'noopener noreferrer',
    ref,
    children: (
      <>
        <Icon path="M8 7l-5 5 5 5M16 7l5 5-5 5" />
        <span className="hubkit-edit-link-label">{label}</span>
        {newTab && <span className="hubkit-visually-hidden"> {newTabLabel}</span>}
      </>
    ),
  };
  return element('a', own, props);
});

/** The location of a page's source on GitHub. */
export interface GithubSource {
  /** The owner and the name, as in `octocat/hello-world`. */
  readonly repo: string;
  /** @default 'main' */
  readonly branch?: string;
  /** The file, from the root of the repository. */
  readonly path: string;
}

/**
 * The address on GitHub that opens the editor for a file.
 *
 * @example githubEditUrl({ repo: 'octocat/hello-world', path: 'docs/install.md' })
 */
export function githubEditUrl({ repo, branch = 'main', path }: GithubSource): string {
  return `https://github.com/${encoded(repo)}/edit/${encoded(branch)}/${encoded(path)}`;
}

/** Encodes each segment; dots that would climb out of the repository are dropped. */
function encoded(path: string): string {
  return path
    .split('/')
    .filter((segment) => !['', '.', '..'].includes(segment))
    .map(encodeURIComponent)
    .join('/');
}
