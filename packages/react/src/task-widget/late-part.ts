/** Code that is loaded when it is first needed. Unlike `React.lazy`, it is there at once after `load`. */
export interface LatePart<Part> {
  readonly load: () => Promise<Part>;
  /** The part once it is loaded. */
  readonly get: () => Part | undefined;
}

/** Describes a part by its `import()`. A load that fails is tried again by the next one. */
export function latePart<Part>(importPart: () => Promise<Part>): LatePart<Part> {
  let loaded: Part | undefined;
  let loading: Promise<Part> | undefined;
  return {
    get: () => loaded,
    load() {
      loading ??= importPart().then(
        (part) => {
          loaded = part;
          return part;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
