/** Tells whether a response leads to another address. Browsers hide the status of those that are followed by hand. */
export function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || /^30[12378]/.test(`${status}`);
}
