const VARIABLE = /\{\{\s*([\p{L}_][\p{L}\p{N}_-]*)\s*\}\}/gu;

/** Returns the names of the variables of a prompt, such as `{{ name }}`, each once, in their order. */
export function variablesIn(prompt: string): readonly string[] {
  return [...new Set([...prompt.matchAll(VARIABLE)].map(([, name = '']) => name))];
}

/** Replaces the variables of a prompt. Values are inserted as they are; variables without a value stay. */
export function fillPrompt(prompt: string, values: Readonly<Record<string, string>>): string {
  return prompt.replaceAll(VARIABLE, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}
