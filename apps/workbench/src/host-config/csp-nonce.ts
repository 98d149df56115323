/** The nonce of this page's Content-Security-Policy, which its host writes into index.html; undefined without one. */
export function cspNonce(): string | undefined {
  return document.querySelector<HTMLElement>('meta[name="csp-nonce"]')?.nonce || undefined;
}
