import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ENCODINGS, type SiteFile } from './site.ts';

/** Serves a file of the built page in the best form that the browser takes. */
export function serveFile({ bytes, compressed, type, etag, isHashed }: SiteFile, request: Request): Response {
  const encoding = acceptedEncoding(request, Object.keys(compressed));
  const headers = new Headers({
    'content-type': type,
    // One for each form: a cache must not take the one for the other.
    etag: encoding ? etag.replace(/"$/, `-${encoding}"`) : etag,
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
  });
  if (request.headers.get('if-none-match') === headers.get('etag')) return new Response(null, { status: 304, headers });
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(encoding ? compressed[encoding] : bytes, { headers });
}

/** What index.html has of a single response. */
interface PageParts {
  readonly nonce: string;
  /** Elements of its head. */
  readonly links: string;
}

/** Serves index.html with its parts. It is never stored: an old page with a new header would lose its styles. */
export function servePage({ bytes, type }: SiteFile, { nonce, links }: PageParts, request: Request): Response {
  const html = new TextDecoder().decode(bytes).replaceAll('__CSP_NONCE__', nonce).replace('</head>', `${links}</head>`);
  const page = Buffer.from(html);
  const headers = new Headers({ 'content-type': type, 'cache-control': 'no-store', vary: 'accept-encoding' });
  const encoding = acceptedEncoding(request, Object.keys(ENCODINGS));
  if (encoding) headers.set('content-encoding', encoding);
  const body = encoding === 'br' ? brotliCompressSync(page) : encoding === 'gzip' ? gzipSync(page) : page;
  return new Response(new Uint8Array(body), { headers });
}

/** Returns the preferred encoding among those at hand that the request accepts. */
function acceptedEncoding(request: Request, available: readonly string[]): keyof typeof ENCODINGS | undefined {
  const refused = /;\s*q=0(?:\.0*)?$/;
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  const isUsable = (name: string): name is keyof typeof ENCODINGS =>
    available.includes(name) && accepted.includes(name);
  return Object.keys(ENCODINGS).find(isUsable);
}
