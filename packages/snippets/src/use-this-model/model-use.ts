/** A piece of code or a command of a `ModelUse`. */
export interface UseCode {
  /** `python`, `js`, `sh` or `csharp`; `text` for a sentence in the place of code. */
  readonly language: string;
  readonly content: string;
  /** Heading, where there are several ways. */
  readonly title?: string;
  /** Library or program that the code uses, where there is the choice. */
  readonly client?: string;
  /** Command that installs the client. */
  readonly install?: string;
}

/** One entry of the menu "Use this model". */
export interface ModelUse {
  readonly kind: 'library' | 'app' | 'provider' | 'notebook';
  /** Id of the library, app, provider or notebook service; unique within its kind. */
  readonly id: string;
  readonly label: string;
  /** Name of an icon, `<kind>-<id>`: the page has the images. */
  readonly icon: string;
  /** Reason for the offer, a sentence. */
  readonly because: string;
  /** Command that installs it, to be run once. */
  readonly install?: string;
  /** Code and commands, in their order. */
  readonly code: readonly UseCode[];
  /** Address that opens the app or the notebook with the model. */
  readonly url?: string;
  readonly docsUrl?: string;
}
