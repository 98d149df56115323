/** A tag of a JSDoc comment about a parameter, or the one about the result. */
export interface DocTag {
  /** Undefined if the comment has no description. */
  readonly type: string | undefined;
  readonly description: string;
  readonly isOptional: boolean;
}

/** Content of the JSDoc comment of a function. */
export interface DocComment {
  readonly description: string;
  /** By path: `city`, `options.city` for a member of an object, `places[].city` for one of the items of a list. */
  readonly parameters: ReadonlyMap<string, DocTag>;
  readonly result: DocTag | undefined;
}

const parameter = /^(\[?)([\w$\u0080-\uffff]+(?:(?:\[\])?\.[\w$\u0080-\uffff]+)*)(?:\s*=[^\]]*)?\]?\s*-?\s*([\s\S]*)$/;

/** Reads a JSDoc comment, without its stars. */
export function readDocComment(text: string): DocComment {
  const [description = '', ...tags] = text.split(/^@/m);
  const parameters = new Map<string, DocTag>();
  let result: DocTag | undefined;
  for (const tag of tags) {
    const [, kind = '', rest = ''] = /^(\w+)\s*([\s\S]*)$/.exec(tag) ?? [];
    const { type, after } = readType(rest);
    if (/^returns?$/.test(kind)) result = { type, description: after.trim(), isOptional: false };
    if (!/^(param|arg|argument)$/.test(kind)) continue;
    const [, bracket, path, about = ''] = parameter.exec(after) ?? [];
    if (path === undefined) continue;
    const isOptional = bracket === '[' || type?.endsWith('=') === true;
    parameters.set(path, { type: type?.replace(/=$/, ''), description: joinLines(about), isOptional });
  }
  return { description: description.trim(), parameters, result };
}

/** The type between the braces at the start, which may hold braces itself. */
function readType(text: string): { readonly type: string | undefined; readonly after: string } {
  if (!text.startsWith('{')) return { type: undefined, after: text };
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return { type: text.slice(1, at).trim(), after: text.slice(at + 1).trim() };
  }
  return { type: undefined, after: text };
}

/** The lines of a description of an argument become one, as in transformers; those of other descriptions stay. */
function joinLines(text: string): string {
  return text.trim().replace(/\s*\n+\s*/g, ' ');
}
