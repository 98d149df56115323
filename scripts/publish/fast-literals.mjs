import { parseAst } from 'rolldown/parseAst';

/**
 * A plugin that writes strings as engines read them fastest: in ASCII, and in the quotes that need fewer escapes. Engines read a
 * file of ASCII as it is; one character beyond makes them decode all of it, into twice the memory. The values stay the same, and
 * so do lines; source maps are off by some columns behind such a literal.
 */
export function fastLiterals() {
  return {
    name: 'hubkit:fast-literals',
    // The last step: what prints the code before knows nothing of this.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = withFastLiterals(chunk.code);
    },
  };
}

/** The module with its literals written that way. */
export function withFastLiterals(code) {
  let text = '';
  let end = 0;
  for (const literal of [...literals(parseAst(code))].sort((a, b) => a.start - b.start)) {
    const written = code.slice(literal.start, literal.end);
    text += code.slice(end, literal.start) + escaped(requoted(written));
    end = literal.end;
  }
  return text + code.slice(end);
}

/** A string in single quotes where fewer characters of it need a backslash then. */
function requoted(written) {
  if (!written.startsWith('"') || count(written, '\\"') <= count(written, "'")) return written;
  const swapped = written.slice(1, -1).replace(/\\.|'/gs, (part) => ({ '\\"': '"', "'": "\\'" })[part] ?? part);
  return `'${swapped}'`;
}

const count = (text, part) => text.split(part).length - 1;

/** Yields strings, regular expressions and the texts of templates, but for those whose tag may read them as they are written. */
function* literals(node) {
  if (node.type === 'TaggedTemplateExpression') {
    yield* literals(node.tag);
    for (const expression of node.quasi.expressions) yield* literals(expression);
    return;
  }
  if (node.type === 'Literal' || node.type === 'TemplateElement') yield node;
  else for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') yield* literals(child);
}

/** A backslash before such a character means the character itself: the escape takes its place. */
const escaped = (text) =>
  text.replace(
    /(?<=(?<!\\)(?:\\\\)*)\\?([^\0-\x7f])/g,
    (_, char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
