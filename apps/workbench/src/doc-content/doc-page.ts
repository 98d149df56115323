/** A page of the documentation in the list of all pages. */
export interface DocEntry {
  /** Address below `/docs/`. */
  readonly path: string;
  readonly group: string;
  readonly title: string;
}

/** A part of a page, as the build has read it from Markdown. */
export type DocNode =
  | string
  | { readonly type: 'element'; readonly tag: string; readonly children: readonly DocNode[] }
  | { readonly type: 'table'; readonly number: number; readonly children: readonly DocNode[] }
  | {
      readonly type: 'heading';
      readonly level: number;
      readonly id: string;
      readonly title: string;
      readonly children: readonly DocNode[];
    }
  | { readonly type: 'code'; readonly language: string; readonly text: string; readonly example?: string }
  | {
      readonly type: 'link';
      readonly page?: string;
      readonly hash?: string;
      readonly href?: string;
      readonly children: readonly DocNode[];
    };

/** A page of the documentation. */
export interface DocPage {
  readonly path: string;
  /** Path of its file in the repository. */
  readonly file: string;
  readonly title: string;
  /** Headings of the second and third level, for the table of contents. */
  readonly headings: readonly { readonly id: string; readonly title: string; readonly level: number }[];
  readonly content: readonly DocNode[];
}

/** The module of a page. */
export interface DocModule {
  readonly page: DocPage;
  /** Loaders of the examples that run in a browser, by name. */
  readonly examples: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
}

/** A section of a page, for the search. */
export interface DocSection {
  /** Address below `/docs/`, with the heading. */
  readonly path: string;
  readonly group: string;
  /** Title of the page. */
  readonly page: string;
  /** Its heading; '' for the beginning of a page. */
  readonly title: string;
  /** The beginning of its text. */
  readonly text: string;
}
