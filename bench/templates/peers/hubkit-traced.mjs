import { Template } from '@hubkit/jinja';
import { Trace } from '@hubkit/jinja/editor';

export const label = '@hubkit/jinja with a trace';

export function compile(source) {
  const template = new Template(source, { now: '2024-07-26T12:00:00' });
  return (context) => template.render(context, { trace: new Trace() });
}
