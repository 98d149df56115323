/** A field of a task's form. */
export interface FormField {
  /** Its place in the arguments: `['parameters', 'top_k']`. */
  readonly path: readonly string[];
  /** Name of the field, in at most three words. */
  readonly label: string;
  /**
   * Its control. `line` is a text of one line, `lines` a list of texts, one per line, `table` an object of columns, `size` an object with
   * `width` and `height`, `messages` a chat; `json` covers everything else.
   */
  readonly kind:
    | 'text'
    | 'line'
    | 'number'
    | 'integer'
    | 'boolean'
    | 'choice'
    | 'file'
    | 'lines'
    | 'table'
    | 'size'
    | 'seed'
    | 'messages'
    | 'json';
  /** Explanation in at most ten words. */
  readonly hint?: string;
  /** The rest of the explanation, which is folded. */
  readonly help?: string;
  readonly choices?: readonly string[];
  /** Content of a file. */
  readonly content?: FileContent;
  readonly isRequired?: true;
  /** Shown at once, although it may be empty; the other optional fields are below "More settings". */
  readonly isMain?: true;
}

/** Content of the files that a field takes. */
export type FileContent = 'audio' | 'document' | 'image';

/** The form of a task, as plain data. */
export interface TaskFormData {
  readonly fields: readonly FormField[];
  /** Arguments to begin with, without files. */
  readonly sample: TaskArguments;
}

/** The arguments of a call beside its model and provider. Files are Blobs. */
export type TaskArguments = Readonly<Record<string, unknown>>;
