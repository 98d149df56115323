import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LinkChecker } from 'linkinator';

/** Returns the links of a built site that lead to no page or heading, each with the page that contains it. Other sites are not requested. */
export async function brokenLinks(site: string, base: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hubkit-site-'));
  const place = join(folder, base.replace(/\/$/, ''));
  if (base !== '/') mkdirSync(dirname(place), { recursive: true });
  if (base !== '/') symlinkSync(site, place);
  try {
    const port = await freePort();
    const { links } = await new LinkChecker().check({
      // The folder, not its index.html: only pages below this address are followed.
      path: base === '/' ? '.' : base.slice(1),
      serverRoot: base === '/' ? site : folder,
      recurse: true,
      checkFragments: true,
      port,
      // Its own server drops a connection now and then.
      concurrency: 10,
      retryErrors: true,
      retryErrorsCount: 5,
      // Pages also name servers that the reader starts, on other ports; the scripts of a page are the bundler's own work.
      linksToSkip: async (link) => !link.startsWith(`http://localhost:${port}/`) || link.includes('/assets/'),
    });
    return links
      .filter(({ state, url }) => state === 'BROKEN' && !isMemberOfReference(url))
      .map(({ url, parent, status }) => `${status} ${url} on ${parent}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** True for a link to a member on a page of the reference: TypeDoc and VitePress number members of the same name differently. */
const isMemberOfReference = (url: string) => /(?:^|\/)api\/.*#/.test(url);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
