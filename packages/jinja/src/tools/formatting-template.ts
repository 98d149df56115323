import { Template, type TemplateOptions } from '../engine/environment.ts';
import { type FormatOptions, format } from './format/format.ts';

/** A compiled template that can also write itself in the canonical style. */
export class FormattingTemplate extends Template {
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
