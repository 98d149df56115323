import { Template } from '@hubkit/jinja';

export const label = '@hubkit/jinja';

export function compile(source) {
  const template = new Template(source, { now: '2024-07-26T12:00:00' });
  return (context) => template.render(context);
}
