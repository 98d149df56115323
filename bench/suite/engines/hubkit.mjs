import { parseJson, Template, TemplateError } from '@hubkit/jinja';
import { i18n } from '@hubkit/jinja/i18n';

export const label = '@hubkit/jinja';
export const packageName = '@hubkit/jinja';

/** Keeps `1.0` and big integers, which JSON.parse loses. */
export const parse = parseJson;
/** Templates cannot change their variables. */
export const copy = (value) => value;

export function compile({ template, options = {}, templates, main }) {
  const { extensions = [], ...others } = options;
  const known = extensions.map((name) => (name === 'i18n' ? i18n : name));
  const settings = { now: '2024-07-26T12:00:00', ...others, ...(known.length > 0 && { extensions: known }) };
  const compiled = new Template(template, { ...settings, ...(templates && { templates, name: main }) });
  return (variables) => compiled.render(variables);
}

export const describe = (error) =>
  TemplateError.is(error)
    ? { class: error.pyType, message: error.rawMessage, line: error.line || null }
    : { message: String(error) };
