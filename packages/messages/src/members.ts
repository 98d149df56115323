import type { Members } from './message.ts';

/** The members with these names that are neither missing nor null. */
export function pickMembers(members: Members, names: readonly string[]): Members {
  return Object.fromEntries(names.flatMap((name) => (members[name] == null ? [] : [[name, members[name]]])));
}

/** The members without those of these names. */
export function omitMembers(members: Members, names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
}
