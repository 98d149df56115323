/** The input of tasks with `inputs` and `parameters`. */
interface Parametrised {
  readonly inputs?: unknown;
  readonly parameters?: object | undefined;
}

/** The user-supplied members beside `inputs` and `parameters`. */
export function extras<T extends Parametrised>(input: T): Record<string, unknown> {
  const { inputs, parameters, ...rest } = input;
  return rest;
}

/** Extras and parameters side by side, those that are set; parameters win over extras of the same name. */
export function flatten<T extends Parametrised>(input: T): Record<string, unknown> {
  const members = Object.entries({ ...extras(input), ...input.parameters });
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

/** The flattened input of video generation, with one negative prompt: services take a text, the task also a list. */
export function flattenVideo(input: Parametrised): Record<string, unknown> {
  const { negative_prompt: negative, ...members } = flatten(input);
  if (negative === undefined) return members;
  return { ...members, negative_prompt: Array.isArray(negative) ? negative.join(', ') : negative };
}

/** Parameters with the members of `target_size` in place of `target_size` itself, as services name them for every image. */
export function withMeasures({
  target_size: size,
  ...members
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...(size as object | undefined), ...members };
}

/** Parameters with `size` in place of width and height, as OpenAI names both; one of them alone is left as it is. */
export function withSize({ width, height, ...members }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...(width && height ? { size: `${width}x${height}` } : { width, height }), ...members };
}

/** Parameters under the names of a provider. If both names are given, the provider's name wins. */
export function rename(
  members: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const renamed = Object.entries(members).map(([name, value]) => [
    Object.hasOwn(names, name) ? names[name] : name,
    value,
  ]);
  const native = Object.entries(members).filter(([name]) => !Object.hasOwn(names, name));
  return Object.fromEntries([...renamed, ...native]);
}
