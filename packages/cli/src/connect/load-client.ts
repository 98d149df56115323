/** Loads the client. Its warnings are shown as events of a call, so the console does not repeat them. */
export async function loadClient(): Promise<typeof import('@hubkit/inference')> {
  const client = await import('@hubkit/inference');
  client.setLogger({ ...console, warn: () => {} });
  return client;
}
