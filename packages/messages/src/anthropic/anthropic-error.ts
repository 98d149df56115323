/** An error as clients of Anthropic's Messages API read it. */
export interface AnthropicError {
  readonly type: 'error';
  readonly error: { readonly type: string; readonly message: string };
  readonly request_id?: string;
}

/** Types of errors by their HTTP status. */
const TYPES: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  503: 'overloaded_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

/** Writes an error by its HTTP status: the body of a response, or the data of the event `error`. */
export function anthropicError(status: number, message: string, requestId?: string): AnthropicError {
  const type = TYPES[status] ?? (status >= 500 ? 'api_error' : 'invalid_request_error');
  return { type: 'error', error: { type, message }, ...(requestId !== undefined && { request_id: requestId }) };
}
