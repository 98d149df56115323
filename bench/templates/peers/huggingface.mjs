import { Template } from '@huggingface/jinja';

export const label = '@huggingface/jinja';

// Its strftime_now cannot be replaced: the clock of this process is held still, as it is for the others.
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length > 0 ? args : [2024, 6, 26, 12]));
  }
};

export function compile(source) {
  const template = new Template(source);
  return (context) => template.render(context);
}
