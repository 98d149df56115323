import type { Check, Finding } from './check.ts';

/** Links are whole and encrypted. */
export const check: Check = ({ libraries }) =>
  libraries.flatMap(({ id, repoUrl, docsUrl }) =>
    [repoUrl, docsUrl]
      .filter((link): link is string => link !== undefined && !isHttps(link))
      .map((link) => ({ message: `${id} links to "${link}", which is no https address.`, ...encrypted(id, link) })),
  );

function encrypted(library: string, link: string): Pick<Finding, 'fix'> {
  const after = link.trim().replace(/^http:/, 'https:');
  return isHttps(after) ? { fix: { in: { library }, before: link, after } } : {};
}

function isHttps(link: string): boolean {
  return /^https:\/\/[^\s/]+\.[a-z]+(\/\S*)?$/.test(link);
}
