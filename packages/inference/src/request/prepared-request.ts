import type { Binary } from '../contract/task-types.ts';

/** Body of a request. */
export type RequestBody =
  | { readonly type: 'json'; readonly value: unknown }
  | { readonly type: 'bytes'; readonly value: Binary }
  | { readonly type: 'form'; readonly value: FormData }
  | { readonly type: 'none' };

/** The header with the key, so that printed code can use a variable instead. */
export interface CredentialHeader {
  readonly header: string;
  /** The scheme, with its trailing space. */
  readonly prefix: string;
  readonly value: string;
}

/** A request as it goes over the wire. */
export interface PreparedRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestBody;
  readonly credential?: CredentialHeader;
}
