import { initializers } from './module-constants.mjs';

/** Shorter literals are not worth a call. Unit: characters of source. */
const SHORTEST = 400;

/**
 * A plugin that publishes plain data at the top of a module (task pages, widget inputs, tables) as `JSON.parse('…')`. Engines read
 * such text about twice as fast as the same object literal, as a string is one token. The value stays the same.
 */
export function dataConstants() {
  return {
    name: 'hubkit:data-constants',
    renderChunk(code, _chunk, _options, { magicString }) {
      for (const literal of initializers(this.parse(code).body).flatMap((init) => [...dataLiterals(init)])) {
        magicString.overwrite(literal.start, literal.end, `JSON.parse(${quoted(JSON.stringify(dataOf(literal)))})`);
      }
      return { code: magicString };
    },
  };
}

/** A string literal; JSON is full of double quotes, and every escape slows the engine down. */
const quoted = (json) => `'${json.replace(/[\\']/g, '\\$&')}'`;

/** Yields the largest literals in a value that are plain data: the value itself, an argument of a call, a property. */
function* dataLiterals(node) {
  if (typeof node?.type !== 'string' || node.end - node.start < SHORTEST || FUNCTION.test(node.type)) return;
  if (LITERAL.test(node.type) && isData(node)) yield node;
  else for (const child of Object.values(node).flat()) yield* dataLiterals(child);
}

const FUNCTION = /Function|Class/;
const LITERAL = /^(Object|Array)Expression$/;

/** Returns true for literals that JSON can represent. `__proto__` has another meaning in JSON, -0 and NaN do not exist. */
function isData(node) {
  switch (node?.type) {
    case 'Literal':
      return !(node.regex || node.bigint);
    case 'UnaryExpression':
      return node.operator === '-' && typeof node.argument.value === 'number' && node.argument.value !== 0;
    case 'ArrayExpression':
      return node.elements.every(isData);
    case 'ObjectExpression':
      return node.properties.every(isDataProperty);
    default:
      return false;
  }
}

function isDataProperty({ type, kind, computed, method, shorthand, key, value }) {
  const isPlain = type === 'Property' && kind === 'init' && !computed && !method && !shorthand;
  return isPlain && nameOf(key) !== '__proto__' && isData(value);
}

function nameOf(key) {
  return key.type === 'Identifier' ? key.name : String(key.value);
}

function dataOf(node) {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'UnaryExpression':
      return -node.argument.value;
    case 'ArrayExpression':
      return node.elements.map(dataOf);
    default:
      return Object.fromEntries(node.properties.map(({ key, value }) => [nameOf(key), dataOf(value)]));
  }
}
