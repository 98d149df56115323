import { Template, TemplateError } from '@hubkit/jinja';
import { generateCode } from '@hubkit/jinja/codegen';
import { describe, expect, it } from 'vitest';
import { HOSTILE, PROBES } from './hostile.ts';

/** A nightly run gives them more time, in which those that grow grow more. */
const LIMITS = { timeMs: Number(process.env.HOSTILE_TIME_MS ?? 50) };
const MEGABYTE = 1 << 20;

/** A template that runs by closures or by generated code. */
function templateOf(source: string, mode: string, options = {}): Template {
  const template = new Template(source, options);
  if (mode === 'generated code') generateCode(template);
  return template;
}

describe.each(['closures', 'generated code'])('a hostile template, run by %s', (mode) => {
  it.each(HOSTILE)('ends in order: $name', ({ template, ends, templates }) => {
    const before = process.memoryUsage().rss;
    let caught: unknown;
    try {
      templateOf(template, mode, { limits: LIMITS, ...(templates && { templates }) }).render({ rows: [{ a: 1 }] });
    } catch (error) {
      caught = error;
    }
    if (caught !== undefined || ends === 'error') {
      expect(TemplateError.is(caught), `${caught}`).toBe(true);
      const { line, column } = caught as TemplateError;
      expect([line > 0, column > 0]).toEqual([true, true]);
    }
    expect((process.memoryUsage().rss - before) / MEGABYTE).toBeLessThan(700);
  });
});

class Account {
  secret = 'open';
  method(): string {
    return 'called';
  }
}

const data = () => ({
  list: [1],
  text: 'text',
  fn: () => 'result',
  map: new Map([['a', 1]]),
  set: new Set([1]),
  date: new Date(0),
  regexp: /a/,
  account: new Account(),
});

describe.each(['closures', 'generated code'])('the host is out of reach of %s', (mode) => {
  const NATIVE = /native code|\[object|=>|\[Function|class Account/;

  it.each(PROBES)('%s', (expression) => {
    const before = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));
    let output = '';
    try {
      output = templateOf(`{% for x in [1] %}{{ ${expression} }}{% endfor %}`, mode).render({ data: data() });
    } catch (error) {
      expect(TemplateError.is(error), `${error}`).toBe(true);
    }
    expect(output).not.toMatch(NATIVE);
    expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(before);
  });

  it('writes to no prototype', () => {
    const template =
      "{% set n = namespace() %}{% set n.__proto__ = 1 %}{% set n.constructor = 2 %}{% set d = {'__proto__': {'polluted': 1}, 'constructor': 3} %}{{ n.constructor }}{{ d['constructor'] }}";
    try {
      expect(new Template(template).render({})).toBe('23');
    } catch (error) {
      expect(TemplateError.is(error), `${error}`).toBe(true);
    }
    expect('polluted' in {}).toBe(false);
  });

  it('leaves what the caller gives as it was', () => {
    const given = { list: [3, 1, 2], messages: [{ role: 'user', content: 'a' }] };
    const frozen = JSON.stringify(given);
    const template =
      '{% set messages = messages + [1] %}{{ list|sort }}{{ list|reverse|list }}{{ list + [4] }}{% for m in messages %}{% set m = 1 %}{% endfor %}';
    new Template(template).render(given);
    expect(JSON.stringify(given)).toBe(frozen);
  });
});
