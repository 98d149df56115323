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
