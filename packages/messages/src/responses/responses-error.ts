/** Thrown for a request of the Responses API that cannot be carried out; servers respond with status 400. */
export class ResponsesRequestError extends Error {
  override readonly name = 'ResponsesRequestError';
  /** Path of the member, such as `input[0].content`. */
  readonly param: string;
  /** Code of the error as OpenAI names it. @default null */
  readonly code: string | null;

  /**
   * Creates an error.
   *
   * @param message - Text for the caller.
   * @param details - Path of the member, and OpenAI's code for the error.
   */
  constructor(message: string, { param, code = null }: { readonly param: string; readonly code?: string | null }) {
    super(message);
    this.param = param;
    this.code = code;
  }
}

/** The error for an absent member. */
export function missing(param: string): ResponsesRequestError {
  return new ResponsesRequestError(`Missing required parameter: '${param}'.`, {
    param,
    code: 'missing_required_parameter',
  });
}

/** The error for a member of a wrong type. */
export function wrongType(param: string, expected: string): ResponsesRequestError {
  return new ResponsesRequestError(`Invalid type for '${param}': expected ${expected}.`, {
    param,
    code: 'invalid_type',
  });
}
