/** A place in a value, as Standard Schema gives it. */
type Segment = PropertyKey | { readonly key: PropertyKey };

/** What is wrong, and where. */
export interface Issue {
  readonly message: string;
  readonly path?: readonly Segment[] | undefined;
}

/** The part of Standard Schema that is used here, so that valibot, zod and others fit. */
export interface Schema<T> {
  readonly '~standard': {
    validate(value: unknown): Result<T> | Promise<Result<T>>;
  };
}

type Result<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/** `$.choices[0].message`, for messages. */
export function pathText(path: Issue['path'] = []): string {
  return path.reduce<string>((text, segment) => {
    const key = typeof segment === 'object' ? segment.key : segment;
    return typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`;
  }, '$');
}
