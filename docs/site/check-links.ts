import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
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
    const port = await freePort();
    const { links } = await new LinkChecker().check({
      path: `${base.slice(1)}index.html`,
      serverRoot: base === '/' ? site : folder,
      recurse: true,
      checkFragments: true,
      port,
      // Pages also name servers that the reader starts, on other ports.
      linksToSkip: async (link) => !link.startsWith(`http://localhost:${port}/`),
    });
    return links
      .filter(({ state }) => state === 'BROKEN')
      .map(({ url, parent, status }) => `${status} ${url} on ${parent}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

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
