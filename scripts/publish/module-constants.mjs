const FUNCTIONS = new Set(['FunctionExpression', 'ArrowFunctionExpression', 'ClassExpression']);

/** The values of the constants at the top of a module. */
export function initializers(body) {
  const declarations = body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node));
  const variables = declarations.filter((node) => node?.type === 'VariableDeclaration');
  return variables.flatMap((node) => node.declarations).flatMap(({ init }) => init ?? []);
}

/** Yields the nodes that are evaluated to compute a value, without function bodies and callee names. */
export function* evaluated(node) {
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
