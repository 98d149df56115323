import type { Check } from './check.ts';

/** Links are whole and encrypted. */
export const check: Check = ({ libraries }) =>
  libraries.flatMap(({ id, repoUrl, docsUrl }) =>
    [repoUrl, docsUrl]
      .filter((link) => link !== undefined && !isHttps(link))
      .map((link) => `${id} links to "${link}", which is no https address.`),
  );

function isHttps(link: string): boolean {
  return /^https:\/\/[^\s/]+\.[a-z]+(\/\S*)?$/.test(link);
}
