/** A link with query parameters, percent-encoded. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(address);
  // URLSearchParams writes a space as +, which handlers of custom schemes do not decode.
  url.search = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`)
    .join('&');
  return url;
}
