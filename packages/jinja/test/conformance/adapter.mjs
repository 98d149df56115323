// For the runner beside the cases, over the built package:
//   npx tsc -b packages/jinja && node ../shared/conformance/run.mjs --adapter packages/jinja/test/conformance/adapter.mjs ../shared/conformance
import { readFileSync } from 'node:fs';
import { Template } from '@hubkit/jinja';
import { debug } from '@hubkit/jinja/debug';
import { i18n } from '@hubkit/jinja/i18n';

export const name = '@hubkit/jinja';
export const version = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;

const compiled = new Map();

export function render(source, context, options, templates, templateName) {
  const key = JSON.stringify([source, options, templates, templateName]);
  let template = compiled.get(key);
  if (!template) {
    template = new Template(source, {
      now: '2024-07-26T12:00:00',
      ...options,
      ...(options?.extensions && { extensions: options.extensions.map((name) => ({ i18n, debug })[name] ?? name) }),
      ...(templates && { templates }),
      ...(templateName && { name: templateName }),
    });
    compiled.set(key, template);
  }
  return template.render(context);
}

export const format = (source, options) => new Template(source).format(options);

export { parseJson } from '@hubkit/jinja';
