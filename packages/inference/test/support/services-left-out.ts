/** Recorded exchanges with services that the client has no provider for: reason and ids. */
export const NOT_PROVIDED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  hub: {
    'a look-up of the task of a model, which the client does not make': [
      '0b2e221339b7',
      '434ba515f86f',
      '8e5cb634d087',
    ],
  },
  mistral: {
    'not a provider of the hub: an endpoint of the caller, without a key and once without a path': [
      '8dfb7e10b7ee',
      'e01b3c04b2df',
    ],
  },
};
