/**
 * A plugin that writes characters beyond ASCII as escapes in strings, templates and regular expressions. Engines read a file
 * without any such character as it is; one of them makes them decode all of it, into twice the memory. The values stay the same.
 */
export function asciiLiterals() {
  return {
    name: 'hubkit:ascii-literals',
    renderChunk(code, _chunk, _options, { magicString }) {
      if (isAscii(code)) return null;
      for (const { start, end } of literals(this.parse(code)))
        if (!isAscii(code.slice(start, end))) magicString.overwrite(start, end, escaped(code.slice(start, end)));
      return { code: magicString };
    },
  };
}

const isAscii = (text) => /^[\0-\x7f]*$/.test(text);

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
