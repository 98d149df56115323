/** Recorded exchanges with services that have no emulated provider: reason and ids. */
export const NOT_EMULATED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  mistral: { 'not a provider of the hub': ['8dfb7e10b7ee', 'e01b3c04b2df'] },
};
