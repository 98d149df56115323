/** A file of a result: an address, or its bytes. */
export interface MediaItem {
  readonly source: string | Blob;
  readonly label?: string;
}

/** A label with its score. */
export interface LabelScore {
  readonly label: string;
  readonly score: number;
}

/** An object that was found in an image, in pixels of the image. */
export interface FoundBox {
  readonly label: string;
  readonly score?: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A segment of an image. The mask is the URL of an image in which the segment is white. */
export interface FoundMask {
  readonly label: string;
  readonly score?: number;
  readonly mask: string;
}

/** A word or name that was found in a text. */
export interface FoundToken {
  readonly word: string;
  readonly label: string;
  readonly score?: number;
  readonly start?: number;
  readonly end?: number;
}

/** Rows of texts under named columns. */
export interface TableData {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Row and column of cells to outline, from 0. */
  readonly chosen: readonly (readonly [row: number, column: number])[];
}

/** The data of each kind of result. */
export interface ResultData {
  readonly image: readonly MediaItem[];
  readonly audio: readonly MediaItem[];
  readonly video: readonly MediaItem[];
  readonly labels: readonly LabelScore[];
  readonly boxes: readonly FoundBox[];
  readonly masks: readonly FoundMask[];
  readonly table: TableData;
  readonly tokens: { readonly tokens: readonly FoundToken[]; readonly text?: string };
  readonly embeddings: readonly (readonly number[])[];
  readonly similarity: readonly (readonly number[])[];
  readonly text: readonly string[];
  readonly json: unknown;
}

/** The kind of a result: how it is shown. */
export type ResultKind = keyof ResultData;

/** A result whose shape has been checked. */
export type Result =
  | {
      readonly [Kind in ResultKind]: {
        readonly kind: Kind;
        readonly data: ResultData[Kind];
        readonly problem?: undefined;
      };
    }[ResultKind]
  /** The value was not what the kind has; it is shown as JSON. */
  | {
      readonly kind: 'json';
      readonly data: unknown;
      readonly problem: { readonly wanted: ResultKind; readonly expected: string };
    };
