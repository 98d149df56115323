import { type DeclarationReflection, ReferenceReflection, type Reflection, ReflectionKind } from 'typedoc';

/** Most names of a module that are shown without folding them into groups. */
const MOST_UNFOLDED = 40;

/** A group of the names of a module. */
interface NameGroup {
  readonly title: string;
  readonly names: readonly DeclarationReflection[];
}

/**
 * Writes the index of a module that exports many names: a line for each group, which opens to links. Undefined for a module of few,
 * whose plain list fits a screen.
 *
 * @param groups - Groups by name; without any, names are grouped by their kind.
 */
export function moduleIndex(
  title: string,
  names: readonly DeclarationReflection[],
  groups: ReadonlyMap<string, string>,
  linkTo: (target: Reflection) => string,
): string | undefined {
  if (names.length <= MOST_UNFOLDED) return undefined;
  const sections = groupNames(names, groups).map(({ title: name, names: own }) => {
    const links = own.map((each) => `[\`${each.name}\`](${linkTo(declared(each))})`);
    const count = `${own.length} name${own.length === 1 ? '' : 's'}`;
    return `<details>\n<summary><b>${name}</b> · ${count}</summary>\n\n${links.join(', ')}\n\n</details>`;
  });
  return `# ${title}\n\n${names.length} names in ${sections.length} groups. The search of this site finds each of them.\n\n${sections.join('\n\n')}\n`;
}

function groupNames(
  names: readonly DeclarationReflection[],
  groups: ReadonlyMap<string, string>,
): readonly NameGroup[] {
  const found = new Map<string, DeclarationReflection[]>([...groups.values()].map((title) => [title, []]));
  for (const each of names) {
    const title = groups.get(each.name) ?? ReflectionKind.pluralString(declared(each).kind);
    const list = found.get(title) ?? [];
    found.set(title, list);
    list.push(each);
  }
  return [...found].map(([title, own]) => ({ title, names: own })).filter((group) => group.names.length > 0);
}

/** What a name stands for: its own declaration, or the one that it exports again. */
function declared(reflection: DeclarationReflection): DeclarationReflection {
  return reflection instanceof ReferenceReflection
    ? (reflection.getTargetReflectionDeep() as DeclarationReflection)
    : reflection;
}
