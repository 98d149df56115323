/** Bytes of a request that have been sent. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** Makes a `fetch` for browsers that reports how much of a body has been sent. Bodies that are streams are left to `fetch`. */
export function uploadFetch(onUpload: (progress: UploadProgress) => void): typeof fetch {
  return async (input, init) => {
    const { method, url, headers, signal } = new Request(input, init);
    const body = init?.body;
    if (!body || body instanceof ReadableStream) return fetch(input, init);
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.responseType = 'blob';
      // The browser writes the boundary of a form into the type itself.
      for (const [name, value] of headers)
        if (!(name === 'content-type' && body instanceof FormData)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onUpload({ sent: loaded, total });
      request.onerror = () => reject(new TypeError('Failed to fetch'));
      request.onabort = () => reject(signal.reason);
      request.onload = () => {
        const { status, statusText, response } = request;
        const lines = request.getAllResponseHeaders().trim().split('\r\n');
        const pairs = lines.map((line) => /^([^:]*): ?(.*)$/.exec(line)?.slice(1) ?? ['', '']);
        const isEmpty = [204, 205, 304].includes(status);
        resolve(
          new Response(isEmpty ? null : response, {
            status,
            statusText,
            headers: new Headers(pairs as [string, string][]),
          }),
        );
      };
      signal.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });
  };
}
