/** A place in a value, as Standard Schema gives it. */
type Segment = PropertyKey | { readonly key: PropertyKey };

/** A message about a wrong value, with its place. */
export interface Issue {
  readonly message: string;
  readonly path?: readonly Segment[] | undefined;
}

/** The part of Standard Schema used here, so that valibot, zod and others fit. */
export interface Schema<T> {
  readonly '~standard': {
    validate(value: unknown): Checked<T> | Promise<Checked<T>>;
  };
}

/** Result of a check. */
export type Checked<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly Issue[]; readonly value?: undefined };

/** Checks a value. Schemas of responses have nothing to wait for, so none of them gives a promise. */
export function validate<T>(schema: Schema<T>, value: unknown): Checked<T> {
  return schema['~standard'].validate(value) as Checked<T>;
}

/** Writes a place in a value: `$.choices[0].message`. */
export function pathText(path: Issue['path'] = []): string {
  return path.reduce<string>((text, segment) => {
    const key = typeof segment === 'object' ? segment.key : segment;
    return typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`;
  }, '$');
}

/** Formats an issue with its place: `expected array at $.choices`. Other messages are left unchanged. */
export function issueText({ message, path }: Issue): string {
  const text = message.replace(/^Invalid \w+: E/, 'e').slice(0, 200);
  return text.startsWith('expected') ? `${text} at ${pathText(path)}` : text;
}

/** Kinds of members of an object. */
type Kind = 'string' | 'number' | 'boolean' | 'array' | 'object';

/**
 * A schema that checks the kinds of a few members of an object. Chat uses it instead of valibot, which would make up a sixth of
 * a page that only chats.
 */
export function members<T extends object>(kinds: Readonly<Record<string, Kind>>): Schema<T> {
  return {
    '~standard': {
      validate(value) {
        if (describeType(value) !== 'object') return { issues: [{ message: 'expected object' }] };
        const wrong = Object.keys(kinds).find(
          (name) => describeType((value as Record<string, unknown>)[name]) !== kinds[name],
        );
        return wrong ? { issues: [{ message: `expected ${kinds[wrong]}`, path: [wrong] }] } : { value: value as T };
      },
    },
  };
}

function describeType(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}
