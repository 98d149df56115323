/** Services with recorded exchanges that the client has no provider for, and why. */
export const NOT_PROVIDED: Readonly<Record<string, string>> = {
  hub: 'not a provider: mapping and models have tests of their own',
  mistral: 'not a provider of the hub',
};
