import { camelCase, generatedNote, importFolder, importNamed, modulesIn, property, type Registry } from './registry.ts';

/** An export of a module that contributes one entry to a record. */
export interface Member {
  /** Key of the entry. */
  readonly id: string;
  /** Path of the module, as seen from the generated file. */
  readonly module: string;
  /** Name of its export; `*` for all exports. */
  readonly exported: string;
}

/** A generated constant. */
export interface RecordConstant {
  /** Documentation of the constant. */
  readonly doc: string;
  /** Name of the constant, with its type if it needs one. */
  readonly name: string;
  readonly members: () => Promise<readonly Member[]>;
  /** An object by id, a list, or the list of all items of members that are lists. @default 'object' */
  readonly form?: 'object' | 'list' | 'joined lists';
  /** Text after the literal, such as `as const`. @default '' */
  readonly ending?: string;
}

/** A generated file that collects exports of many modules into constants. */
export interface RecordFile {
  readonly path: string;
  /** Import lines of types and functions that the file needs besides its members. */
  readonly imports?: readonly string[];
  readonly constants: readonly RecordConstant[];
  /** Lines after the constants. */
  readonly rest?: readonly string[];
}

/** Makes the registry that writes a record file. */
export function recordRegistry({ path, imports = [], constants, rest = [] }: RecordFile): Registry {
  return {
    path,
    write: async () => {
      const found = await Promise.all(
        constants.map(async (constant) => ({ ...constant, members: await constant.members() })),
      );
      const members = found.flatMap((constant) => constant.members);
      const exports = [...new Map(members.map((member) => [`${member.module} ${member.exported}`, member])).values()];
      return [
        generatedNote,
        ...imports,
        ...exports.toSorted((a, b) => (a.module < b.module ? -1 : 1)).map(importLine),
        ...found.flatMap((constant) => ['', ...declaration(constant)]),
        ...rest,
        '',
      ].join('\n');
    },
  };
}

/** Options for reading the modules of a folder. */
export interface FolderFormat {
  /** Name of the export of each module. @default its file name in camel case */
  readonly exported?: string;
  /** Field of the export that has to repeat the file name. @default none */
  readonly idField?: string;
  /** Selects modules by name. @default all */
  readonly isMember?: (name: string) => boolean;
}

/** Lists the modules of a folder as members. Throws an error if one does not export what its file name announces. */
export async function readModules(
  folder: string,
  { exported, idField, isMember = () => true }: FolderFormat = {},
): Promise<readonly Member[]> {
  const names = (await modulesIn(folder)).filter(isMember);
  return Promise.all(
    names.map((name) =>
      checkedMember({ id: name, module: `./${name}.ts`, exported: exported ?? camelCase(name) }, { folder, idField }),
    ),
  );
}

/** Lists all exports of the modules in a folder as members, in the order of their ids. Throws an error if one is not named after its id. */
export async function readExports(folder: string): Promise<readonly Member[]> {
  const found = await importFolder<{ readonly id: string }>(folder);
  const members = found.map(({ path, name, value: { id } }) => {
    if (name !== camelCase(id)) throw new Error(`${path}: export "${id}" as ${camelCase(id)}, not as ${name}.`);
    return { id, module: path.replace(folder, '.'), exported: name };
  });
  return members.toSorted((left, right) => (left.id < right.id ? -1 : 1));
}

/** Imports the module of a member and checks its export and its id. */
export async function checkedMember(
  member: Member,
  { folder, idField }: { readonly folder: string; readonly idField?: string | undefined },
): Promise<Member> {
  const file = `${folder}/${member.module.replace('./', '')}`;
  const value = await importNamed<Readonly<Record<string, unknown>>>(file, member.exported);
  if (idField !== undefined && value[idField] !== member.id)
    throw new Error(`${file}: the ${idField} is "${value[idField]}", but the file is named after "${member.id}".`);
  return member;
}

function importLine({ id, module, exported }: Member): string {
  const local = camelCase(id);
  if (exported === '*') return `import * as ${local} from '${module}';`;
  return `import { ${exported === local ? local : `${exported} as ${local}`} } from '${module}';`;
}

function declaration({
  doc,
  name,
  members,
  form = 'object',
  ending = '',
}: Omit<RecordConstant, 'members'> & { readonly members: readonly Member[] }): readonly string[] {
  const [open, close] = form === 'object' ? '{}' : '[]';
  const formatEntry = {
    object: (id: string) => property(id, camelCase(id)),
    list: camelCase,
    'joined lists': (id: string) => `...${camelCase(id)}`,
  }[form];
  return [
    `/** ${doc} */`,
    `export const ${name} = ${open}`,
    ...members.map(({ id }) => `  ${formatEntry(id)},`),
    `${close}${ending && ` ${ending}`};`,
  ];
}
