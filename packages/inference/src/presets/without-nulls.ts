/** A result as services send it: members without a value may be null. */
export type WithNulls<Result> = { readonly [Key in keyof Result]: Result[Key] | null };

/** Leaves out the members that are null. */
export function withoutNulls<Result>(result: WithNulls<Result>): Result {
  // Members that have to be there are never null: the schema has seen to it.
  return Object.fromEntries(Object.entries(result).filter(([, value]) => value !== null)) as Result;
}
