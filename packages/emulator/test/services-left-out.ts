/** Services with recorded exchanges that have no emulated provider, and why. */
export const NOT_EMULATED: Readonly<Record<string, string>> = {
  hub: 'not a provider: its exchange has a test of its own',
  mistral: 'not a provider of the hub',
};
