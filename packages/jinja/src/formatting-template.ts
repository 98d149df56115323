import { type FormatOptions, format } from './format/format.ts';
import { Template as RenderTemplate, type TemplateOptions } from './template.ts';

/** A compiled template that can also write itself in the canonical style. */
export class Template extends RenderTemplate {
  /** The canonical style of a source; see `format`. */
  static format(source: string, options?: FormatOptions & TemplateOptions): string {
    const { indent, ...environment } = options ?? {};
    return format(source, indent === undefined ? {} : { indent }, environment);
  }

  /** This template in the canonical style; see `format`. */
  format(options?: FormatOptions): string {
    return format(this.source, options, this.environment);
  }
}
