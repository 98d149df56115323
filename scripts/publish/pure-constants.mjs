const MARK = '/* @__PURE__ */ ';

/**
 * Plugin that marks the initializers of constants as free of side effects. `"sideEffects": false` declares this for whole modules,
 * but with many modules in one file, bundlers remove unused constants only if each one is marked. Calls get the usual
 * `@__PURE__` comment; property reads, spreads and tagged templates are wrapped in a marked call.
 */
export function pureConstants() {
  return {
    name: 'hubkit:pure-constants',
    renderChunk(code, _chunk, _options, { magicString }) {
      for (const init of initializers(this.parse(code).body)) {
        const nodes = [...evaluated(init)];
        if (nodes.some(({ type }) => type === 'AwaitExpression')) continue;
        if (nodes.some(isUnmarkable)) {
          magicString.appendLeft(init.start, `${MARK}(() => (`);
          magicString.appendRight(init.end, '))()');
          continue;
        }
        const calls = nodes.filter(({ type }) => type === 'CallExpression' || type === 'NewExpression');
        for (const start of new Set(calls.map((call) => call.start)))
          if (!code.slice(0, start).endsWith(MARK)) magicString.appendLeft(start, MARK);
      }
      return { code: magicString };
    },
  };
}

const UNMARKABLE = new Set(['MemberExpression', 'SpreadElement', 'TaggedTemplateExpression']);

/** A template with values in it may call their `toString`. */
function isUnmarkable({ type, expressions }) {
  return UNMARKABLE.has(type) || (type === 'TemplateLiteral' && expressions.length > 0);
}

const FUNCTIONS = new Set(['FunctionExpression', 'ArrowFunctionExpression', 'ClassExpression']);

/** The values of the constants at the top of a module. */
function initializers(body) {
  const declarations = body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node));
  const variables = declarations.filter((node) => node?.type === 'VariableDeclaration');
  return variables.flatMap((node) => node.declarations).flatMap(({ init }) => init ?? []);
}

/** Yields the nodes that are evaluated to compute a value, without function bodies and callee names. */
function* evaluated(node) {
  if (typeof node?.type !== 'string' || FUNCTIONS.has(node.type)) return;
  yield node;
  for (const [name, value] of Object.entries(node)) {
    if (name === 'callee') yield* evaluatedCallee(value);
    else for (const child of Array.isArray(value) ? value : [value]) yield* evaluated(child);
  }
}

/** `Object.keys` in `Object.keys(x)` is as pure as the call; in `f(x).map` there is a call before. */
function* evaluatedCallee(callee) {
  if (callee.type === 'MemberExpression') yield* evaluatedCallee(callee.object);
  else yield* evaluated(callee);
}
