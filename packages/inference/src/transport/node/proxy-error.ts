/**
 * Creates the error for a proxy that cannot be reached or refuses, named without its credentials. It has no code: undici
 * repeats a connection for ever after the code UND_ERR_SOCKET.
 */
export function proxyError(proxy: string | URL, cause: Error, status?: number): Error {
  // An address of SOCKS has no origin.
  const { protocol, host } = new URL(proxy);
  return Object.assign(new Error(`the proxy ${protocol}//${host} ${describeProblem(cause, status)}`, { cause }), {
    name: 'ProxyError',
  });
}

function describeProblem(cause: Error, status: number | undefined): string {
  if (status === 407) {
    return 'refused its credentials (407). Write them into its address: http://user:password@host:port';
  }
  if (status) return `refused (${status}). Check whether it may lead to this host`;
  const { code = cause.message } = cause as { readonly code?: string };
  return `cannot be reached (${code}). Check the option 'proxy', or HTTP_PROXY and HTTPS_PROXY; hosts in NO_PROXY are reached without it`;
}
