/** Search parameters of the page; others are dropped. */
export interface TemplatesSearch {
  /** Id of a model of the hub whose templates are loaded. */
  readonly model?: string;
  /** Name of the template. */
  readonly name?: string;
  /** Id of a template of this browser. */
  readonly kept?: string;
}

/** Reads the search parameters of the page. */
export function readSearch({ model, name, kept }: Record<string, unknown>): TemplatesSearch {
  return { ...(isText(model) && { model }), ...(isText(name) && { name }), ...(isText(kept) && { kept }) };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
