/** A value of a form. */
export type McpValue = string | number | boolean | readonly string[];

/** An answer to a request for input: the values of a form, or consent to open a page; or neither. */
export type McpInput =
  | { readonly action: 'accept'; readonly content?: Readonly<Record<string, McpValue>> }
  | { readonly action: 'decline' | 'cancel' };

/** A field of a form. */
export type McpField = {
  readonly name: string;
  /** Text to show. @default the name */
  readonly label: string;
  readonly description?: string;
  readonly isRequired: boolean;
} & (
  | {
      readonly type: 'text';
      readonly format?: string;
      readonly minLength?: number;
      readonly maxLength?: number;
      readonly default?: string;
    }
  | {
      readonly type: 'number';
      readonly isInteger: boolean;
      readonly minimum?: number;
      readonly maximum?: number;
      readonly default?: number;
    }
  | { readonly type: 'boolean'; readonly default?: boolean }
  | { readonly type: 'choice'; readonly options: readonly McpChoice[]; readonly default?: string }
  | {
      readonly type: 'choices';
      readonly options: readonly McpChoice[];
      readonly minItems?: number;
      readonly maxItems?: number;
      readonly default?: readonly string[];
    }
);

/** A value to choose. */
export interface McpChoice {
  readonly value: string;
  readonly label: string;
}

/**
 * A request of a server for input of the user: a form, or a page to open after the user has seen its address and agreed. The texts
 * are the server's. Secrets do not belong in a form.
 */
export type McpInputRequest = {
  readonly message: string;
  /** Name that the server gives itself. */
  readonly server: string;
} & (
  | { readonly type: 'form'; readonly fields: readonly McpField[] }
  | { readonly type: 'url'; readonly url: string; readonly host: string }
);

/** Facts about a request for input. */
export interface McpInputContext {
  /** Aborted when the call or the connection has ended. */
  readonly signal: AbortSignal;
  /** What is wrong with the previous answer to the same request. */
  readonly problem?: string;
}
