/** Signs what a client keeps and sends back, and reads what comes. */
export interface SignedHandles<Content> {
  sign(content: Content): Promise<string>;
  /** Reads a handle; undefined for any other text, such as one with another secret or of another kind. */
  read(handle: string): Promise<Content | undefined>;
}

/** Longest handle that is looked at, in characters. */
const LONGEST = 16_384;

const ENCODER = new TextEncoder();

/**
 * Creates handles that are signed by HMAC with SHA-256.
 *
 * @param kind - What the handles are of: those of one kind are refused in the place of another.
 */
export function signedHandles<Content extends object>(secret: string, kind: string): SignedHandles<Content> {
  let importing: Promise<CryptoKey> | undefined;
  const key = () => {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    importing ??= crypto.subtle.importKey('raw', ENCODER.encode(secret), algorithm, false, ['sign', 'verify']);
    return importing;
  };
  const signed = (payload: string) => ENCODER.encode(`${kind}.${payload}`);
  return {
    async sign(content) {
      const payload = toBase64Url(ENCODER.encode(JSON.stringify(content)));
      const signature = await crypto.subtle.sign('HMAC', await key(), signed(payload));
      return `${payload}.${toBase64Url(new Uint8Array(signature))}`;
    },
    async read(handle) {
      const [payload = '', signature = '', more] = handle.length > LONGEST ? [] : handle.split('.');
      const bytes = fromBase64Url(signature);
      const isSigned =
        more === undefined &&
        bytes !== undefined &&
        (await crypto.subtle.verify('HMAC', await key(), bytes, signed(payload)));
      // Signed here, so it has the form that `sign` gave it.
      return isSigned ? (JSON.parse(new TextDecoder().decode(fromBase64Url(payload))) as Content) : undefined;
    },
  };
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
