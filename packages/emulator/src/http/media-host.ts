import type { Context } from 'hono';
import { Refusal } from '../problem.ts';
import type { App, AppEnv } from '../provider.ts';
import type { MediaFile, World } from '../world.ts';

/** Serves stored files at `/files/<name>`, as the file hosts of providers do: to anyone who knows the name. */
export function mediaRoutes(app: App, world: World): void {
  app.get('/files/:name', (c) => {
    const file = world.media.get(c.req.param('name'));
    if (!file) throw new Refusal({ status: 404, reason: 'unknown-url', message: 'There is no such file.' });
    return new Response(file.bytes, {
      headers: {
        'content-type': file.type,
        'content-length': String(file.bytes.length),
        'cache-control': 'max-age=86400',
      },
    });
  });
}

/** Stores a file and gives its address at the media host of `path`. */
export function storeMedia(
  c: Context<AppEnv>,
  world: World,
  path: string,
  file: MediaFile & { readonly ending: string },
): string {
  const name = `${world.newId(path, 24)}.${file.ending}`;
  world.media.set(name, file);
  return `${new URL(c.req.url).origin}${world.basePath}${path}/files/${name}`;
}
