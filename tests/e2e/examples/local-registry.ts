import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages } from '../../../scripts/publish/pack-packages.ts';
import { root } from '../workspace.ts';

/** A registry of this machine for the packages of this repository. */
export interface LocalRegistry {
  readonly url: string;
  readonly close: () => void;
}

/** Packs every package of the repository as for npm, and serves the tarballs as a registry does. */
export async function startRegistry(): Promise<LocalRegistry> {
  const folder = mkdtempSync(join(tmpdir(), 'hubkit-registry-'));
  const names = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  packPackages(root, names, folder);
  const packed = readdirSync(folder).map((file) => {
    const manifest = execFileSync('tar', ['-xOf', join(folder, file), 'package/package.json'], { encoding: 'utf8' });
    return { file, manifest: JSON.parse(manifest) as { readonly name: string; readonly version: string } };
  });
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const found = packed.find(({ file, manifest }) => path === file || path === manifest.name);
    if (!found) return response.writeHead(404).end();
    const { file, manifest } = found;
    if (path === file) return response.end(readFileSync(join(folder, file)));
    const { name, version } = manifest;
    const versions = { [version]: { ...manifest, dist: { tarball: `http://${request.headers.host}/${file}` } } };
    return response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}
