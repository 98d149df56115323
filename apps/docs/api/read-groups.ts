import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript-5';

/**
 * Reads the groups of the names that the source of an entry exports, from the comments above its exports. Names above the first
 * such comment have none.
 */
export function readGroups(file: string): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  let group: string | undefined;
  for (const statement of readStatements(file)) {
    group = commentAbove(statement) ?? group;
    if (group !== undefined) for (const name of exportedBy(statement, file)) groups.set(name, group);
  }
  return groups;
}

function readStatements(file: string): readonly ts.Statement[] {
  return [...ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true).statements];
}

/** The last comment of one line above a statement, without its slashes. */
function commentAbove(statement: ts.Statement): string | undefined {
  const text = statement.getSourceFile().text;
  const ranges = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
  const last = ranges.findLast(({ kind }) => kind === ts.SyntaxKind.SingleLineCommentTrivia);
  return last && text.slice(last.pos + 2, last.end).trim();
}

/** The names that a statement exports; those of another file for `export *`. */
function exportedBy(statement: ts.Statement, file: string): readonly string[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause: clause, moduleSpecifier: from } = statement;
    if (clause && ts.isNamedExports(clause)) return clause.elements.map(({ name }) => name.text);
    if (!clause && from && ts.isStringLiteral(from)) {
      const other = resolve(dirname(file), from.text);
      return readStatements(other).flatMap((each) => exportedBy(each, other));
    }
    return [];
  }
  const { modifiers = [], name } = statement as ts.DeclarationStatement & { readonly modifiers?: readonly ts.Node[] };
  const isExported = modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isExported && name && ts.isIdentifier(name) ? [name.text] : [];
}
