import { evaluated, initializers } from './module-constants.mjs';

const MARK = '/* @__PURE__ */ ';

/**
 * A plugin that marks how a module's constants are made as free of side effects, which is what `"sideEffects": false` says of the
 * whole module: with many modules in one file, bundlers need it said of each constant to leave out those that nobody uses.
 * Calls get the mark that bundlers know; what bundlers take for an effect and cannot be marked (reading a property, spreading,
 * tagging a template) is put into a marked call of its own.
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
