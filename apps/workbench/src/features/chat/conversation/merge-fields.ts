/**
 * Joins two versions of a record that were one before: what changed here stays as it is here, all else is as it is there.
 * Without a version before, all that is here counts as changed.
 */
export function mergeFields<Of extends object>(before: Of | undefined, here: Of, there: Of): Of {
  const isChanged = (key: keyof Of) => here[key] !== before?.[key];
  // Object.keys loses the type of the keys.
  const changed = (Object.keys(here) as (keyof Of)[]).filter(isChanged).map((key) => [key, here[key]] as const);
  return { ...there, ...Object.fromEntries(changed) };
}
