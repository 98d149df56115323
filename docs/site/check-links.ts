import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LinkChecker } from 'linkinator';

/** The links of a built site that lead to no page or heading of it, each with the page that it is on. Other sites are not asked. */
export async function brokenLinks(site: string, base: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hubkit-site-'));
  const place = join(folder, base);
  if (base !== '/') mkdirSync(dirname(place), { recursive: true });
  if (base !== '/') symlinkSync(site, place);
  try {
    const { links } = await new LinkChecker().check({
      path: `${base.slice(1)}index.html`,
      serverRoot: base === '/' ? site : folder,
      recurse: true,
      checkFragments: true,
      linksToSkip: async (link) => !/^http:\/\/localhost[:/]/.test(link),
    });
    return links
      .filter(({ state }) => state === 'BROKEN')
      .map(({ url, parent, status }) => `${status} ${url} on ${parent}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
