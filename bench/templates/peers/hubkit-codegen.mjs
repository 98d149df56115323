import { Template } from '@hubkit/jinja';
import { generateCode } from '@hubkit/jinja/codegen';

export const label = '@hubkit/jinja, generated code';

export function compile(source) {
  const template = new Template(source, { now: '2024-07-26T12:00:00' });
  generateCode(template);
  return (context) => template.render(context);
}
