import { evaluated, initializers } from './module-constants.mjs';

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
