const LEADS_ELSEWHERE = [301, 302, 303, 307, 308];

/** Tells whether a response leads to another address. Browsers hide the status of those that are followed by hand. */
export function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || LEADS_ELSEWHERE.includes(status);
}
